import type { City } from '../../model/clinics.ts'
import { type ClinicTime, momentAt } from './clinic-time.ts'

const PLACES: Record<City, { latitude: number; longitude: number }> = {
  london: { latitude: 51.52, longitude: -0.15 },
  edinburgh: { latitude: 55.95, longitude: -3.2 },
}
const DEGREE = Math.PI / 180
const DAY_MS = 86_400_000

const sum = (terms: [factor: number, value: number][]) => terms.reduce((all, [factor, value]) => all + factor * value, 0)

/**
 * Returns where the sun stands over a city, in degrees: `azimuth` clockwise from north, `elevation` above the horizon.
 * After NOAA's "General Solar Position Calculations", which is right to half a degree.
 */
export function sunAt(city: City, at: Date): { azimuth: number; elevation: number } {
  const { latitude, longitude } = PLACES[city]
  const newYear = Date.UTC(at.getUTCFullYear(), 0, 1)
  const minutes = (at.getTime() % DAY_MS) / 60_000
  const year = ((2 * Math.PI) / 365) * (Math.floor((at.getTime() - newYear) / DAY_MS) + (minutes / 60 - 12) / 24)
  const [cos, sin, cos2, sin2] = [Math.cos(year), Math.sin(year), Math.cos(2 * year), Math.sin(2 * year)]
  const [cos3, sin3] = [Math.cos(3 * year), Math.sin(3 * year)]
  const equationOfTime =
    229.18 *
    sum([
      [0.000075, 1],
      [0.001868, cos],
      [-0.032077, sin],
      [-0.014615, cos2],
      [-0.040849, sin2],
    ])
  const declination = sum([
    [0.006918, 1],
    [-0.399912, cos],
    [0.070257, sin],
    [-0.006758, cos2],
    [0.000907, sin2],
    [-0.002697, cos3],
    [0.00148, sin3],
  ])
  const hourAngle = ((minutes + equationOfTime + 4 * longitude) / 4 - 180) * DEGREE
  const [north, south] = [Math.sin(latitude * DEGREE), Math.cos(latitude * DEGREE)]
  const elevation = Math.asin(north * Math.sin(declination) + south * Math.cos(declination) * Math.cos(hourAngle))
  const fromSouth = Math.atan2(Math.sin(hourAngle), Math.cos(hourAngle) * north - Math.tan(declination) * south)
  return { azimuth: fromSouth / DEGREE + 180, elevation: elevation / DEGREE }
}

/** The moment of a full hour by the clinics' clocks: light changes from hour to hour, not under a reader's eyes. */
export const hourOf = ({ date, minutes }: ClinicTime): Date => momentAt(date, Math.floor(minutes / 60) * 60)
