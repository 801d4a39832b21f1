const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Hours = { opens: string; closes: string }

/**
 * The facts of a clinic that its structured data is made of. `id` names the same clinic on every page; `openingHours` and
 * `exceptions` are its week and the dates that are unlike it; `regulator` a term and who it is; `point` as `'51.5194, -0.1483'`.
 */
export type ClinicFacts = {
  id: string
  name: string
  url?: string
  telephone: string
  email?: string
  address: string
  hasMap?: string
  point?: string
  regulator?: { term: string; name: string }
  openingHours?: (Hours & { day: string })[]
  exceptions?: (Partial<Hours> & { date: string })[]
}

/** The days of a week that have the same hours, together. */
function specificationOf(week: NonNullable<ClinicFacts['openingHours']>) {
  const kinds = [...new Set(week.map(({ opens, closes }) => `${opens} ${closes}`))]
  return kinds.map((kind) => {
    const days = week.filter(({ opens, closes }) => `${opens} ${closes}` === kind)
    const [opens, closes] = kind.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(({ day }) => DAYS[Number(day) - 1]), opens, closes }
  })
}

/** A closed day is one that opens and closes at midnight. */
const exceptionOf = ({ date, opens = '00:00', closes = '00:00' }: NonNullable<ClinicFacts['exceptions']>[number]) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens,
  closes,
})

function geoOf(point: string) {
  const [latitude, longitude] = point.split(',').map(Number)
  return { '@type': 'GeoCoordinates', latitude, longitude }
}

/** Returns a clinic as schema.org MedicalClinic, with its hours, exceptional days, regulator and place on Earth where they are known. */
export const medicalClinic = ({ id, point, regulator, openingHours = [], exceptions = [], ...clinic }: ClinicFacts) => ({
  '@type': 'MedicalClinic',
  '@id': id,
  ...clinic,
  ...(point && { geo: geoOf(point) }),
  ...(regulator && { additionalProperty: { '@type': 'PropertyValue', name: regulator.term, value: regulator.name } }),
  ...(openingHours.length > 0 && { openingHoursSpecification: specificationOf(openingHours) }),
  ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions.map(exceptionOf) }),
})
