import { dateAfter } from '../../../content/clinic/clinic-time.ts'

/** A name of a day in the languages of the site, by their keys; English has none. */
type Names = { name: string; zhCN: string; zhTW: string; ar: string }

/** A day on which clinics are often closed: how it is called, and when it is in a year. */
type Holiday = Names & { in(year: number): string }

const on = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`

/** Returns Easter Sunday by the rule of Gauss, as Meeus and Butcher wrote it down: 2027 => `'2027-03-28'` */
export function easter(year: number): string {
  const [golden, century] = [year % 19, Math.floor(year / 100)]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return `${year}-0${Math.floor(days / 31)}-${String((days % 31) + 1).padStart(2, '0')}`
}

const HOLIDAYS: Holiday[] = [
  { name: 'New Year’s Day', zhCN: '元旦', zhTW: '元旦', ar: 'رأس السنة الميلادية', in: on('01-01') },
  { name: '2 January', zhCN: '1月2日公众假期', zhTW: '1月2日公眾假期', ar: 'عطلة الثاني من يناير', in: on('01-02') },
  { name: 'Good Friday', zhCN: '耶稣受难日', zhTW: '耶穌受難日', ar: 'الجمعة العظيمة', in: (year) => dateAfter(easter(year), -2) },
  { name: 'Easter Monday', zhCN: '复活节星期一', zhTW: '復活節星期一', ar: 'اثنين الفصح', in: (year) => dateAfter(easter(year), 1) },
  { name: 'St Andrew’s Day', zhCN: '圣安德鲁日', zhTW: '聖安德魯日', ar: 'يوم القديس أندراوس', in: on('11-30') },
  { name: 'Christmas Eve', zhCN: '平安夜', zhTW: '平安夜', ar: 'ليلة عيد الميلاد', in: on('12-24') },
  { name: 'Christmas Day', zhCN: '圣诞节', zhTW: '聖誕節', ar: 'عيد الميلاد', in: on('12-25') },
  { name: 'Boxing Day', zhCN: '节礼日', zhTW: '節禮日', ar: 'يوم الصناديق', in: on('12-26') },
  { name: 'New Year’s Eve', zhCN: '新年前夜', zhTW: '跨年夜', ar: 'ليلة رأس السنة', in: on('12-31') },
]

/** An exceptional day as a form holds it. */
export type Day = {
  date?: string
  opens?: string
  closes?: string
  name?: string
  translations?: Record<string, { name?: string } & Record<string, unknown>>
}

/** Returns the holidays of the twelve months from a date, the next one first, each closed and named in every language. */
export function holidaysFrom(today: string): (Day & { date: string; name: string })[] {
  const year = Number(today.slice(0, 4))
  return HOLIDAYS.flatMap(({ in: dateIn, name, ...names }) => {
    const date = [year, year + 1].map(dateIn).find((one) => one >= today) ?? ''
    const translations = Object.fromEntries(Object.entries(names).map(([key, text]) => [key, { name: text }]))
    return [{ name, date, translations }]
  }).sort((one, other) => one.date.localeCompare(other.date, 'en'))
}
