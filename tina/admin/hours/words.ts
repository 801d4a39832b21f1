import { roomWords } from '../../../src/admin/i18n/room-words'
import { staffLocale } from '../../../src/admin/i18n/staff-language'

/** What the fields of hours say to editors. */
export const word = roomWords(
  'hours',
  {
    week: 'Opening hours',
    weekHint: 'Visitors read this week in their language. Open now and the booking form follow it.',
    asRead: 'As visitors read it',
    exceptions: 'Exceptional days',
    exceptionsHint: 'Shown to visitors beside the hours, four weeks ahead. Open now and the booking form follow them.',
    opens: '{{day}}, opens',
    closes: '{{day}}, closes',
    isOpen: '{{day}}, open',
    open: 'Open',
    closed: 'Closed',
    asAbove: 'Same as {{day}}',
    of: '{{day}}: {{what}}',
    date: 'Date',
    name: 'Name',
    nameIn: 'Name in {{language}}',
    nameExample: 'Such as Staff training',
    newDay: 'This new day',
    add: 'Add a day',
    addHoliday: 'Add a holiday…',
    holiday: '{{name}}, {{date}}',
    remove: 'Remove',
    removeDay: 'Remove {{day}}',
    past: 'Over: visitors no longer see it.',
    alsoIn: 'Also in {{city}}',
    none: 'None: the week holds on every day.',
    london: 'London',
    edinburgh: 'Edinburgh',
  },
  {
    week: '营业时间',
    weekHint: '访客会以自己的语言看到每周营业时间。“营业中”状态和预约表单也以此为准。',
    asRead: '访客看到的内容',
    exceptions: '特殊日期',
    exceptionsHint: '提前四周显示在营业时间旁。“营业中”状态和预约表单也以此为准。',
    opens: '{{day}}，开始营业',
    closes: '{{day}}，结束营业',
    isOpen: '{{day}}，营业',
    open: '营业',
    closed: '休息',
    asAbove: '与{{day}}相同',
    of: '{{day}}：{{what}}',
    date: '日期',
    name: '名称',
    nameIn: '名称（{{language}}）',
    nameExample: '例如 Staff training',
    newDay: '新日期',
    add: '添加日期',
    addHoliday: '添加节假日…',
    holiday: '{{name}}，{{date}}',
    remove: '移除',
    removeDay: '移除{{day}}',
    past: '已过去：访客不再看到。',
    alsoIn: '同样用于{{city}}',
    none: '无：每天均按每周营业时间。',
    london: '伦敦',
    edinburgh: '爱丁堡',
  },
)

const weekday = new Intl.DateTimeFormat(staffLocale, { weekday: 'long', timeZone: 'UTC' })

/** Returns the name of a day of the week by its number: `'1'` => `'Monday'` */
export const weekdayName = (day: string): string =>
  // That January began on a Monday.
  weekday.format(Date.UTC(2024, 0, Number(day)))
