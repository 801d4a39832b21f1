const CONTEXT = 'https://schema.org'
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Hours = { opens: string; closes: string }

/** The facts of a clinic that its structured data is made of. `openingHours` and `exceptions` are its week and the dates that are unlike it. */
export type ClinicData = {
  name: string
  url: string
  telephone: string
  email?: string
  address: string
  openingHours: (Hours & { day: string })[]
  exceptions: (Partial<Hours> & { date: string })[]
}

/** The days of a week that have the same hours, together. */
function specificationOf(week: ClinicData['openingHours']) {
  const kinds = [...new Set(week.map(({ opens, closes }) => `${opens} ${closes}`))]
  return kinds.map((kind) => {
    const days = week.filter(({ opens, closes }) => `${opens} ${closes}` === kind)
    const [opens, closes] = kind.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(({ day }) => DAYS[Number(day) - 1]), opens, closes }
  })
}

/** A closed day is one that opens and closes at midnight. */
const exceptionOf = ({ date, opens = '00:00', closes = '00:00' }: ClinicData['exceptions'][number]) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens,
  closes,
})

/** A clinic as schema.org MedicalClinic, with its hours and exceptional days. */
export const medicalClinic = ({ openingHours, exceptions, ...clinic }: ClinicData) => ({
  '@context': CONTEXT,
  '@type': 'MedicalClinic',
  ...clinic,
  ...(openingHours.length > 0 && { openingHoursSpecification: specificationOf(openingHours) }),
  ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions.map(exceptionOf) }),
})
