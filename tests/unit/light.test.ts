import { describe, expect, test } from 'vitest'
import { clinicTime } from '../../src/content/clinic/clinic-time.ts'
import { lightAt } from '../../src/content/clinic/light.ts'
import { hourOf, sunAt } from '../../src/content/clinic/sun.ts'

describe('the sun stands where almanacs say', () => {
  test.each([
    // Solar noon of the solstices: 90 degrees, less the latitude, and the tilt of the earth with or against it.
    ['london', '2026-06-21T12:02:00Z', 180, 90 - 51.52 + 23.44],
    ['london', '2026-12-21T11:59:00Z', 180, 90 - 51.52 - 23.44],
    ['edinburgh', '2026-06-21T12:15:00Z', 180, 90 - 55.95 + 23.44],
    ['edinburgh', '2026-12-21T12:11:00Z', 180, 90 - 55.95 - 23.44],
    // At the equinox it rises in the east at about six and sets in the west at about six.
    ['london', '2026-03-20T06:08:00Z', 90, 0],
    ['london', '2026-03-20T18:08:00Z', 270, 0],
  ] as const)('%s, %s', (city, at, azimuth, elevation) => {
    const sun = sunAt(city, new Date(at))
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(1.5)
    expect(Math.abs(sun.elevation - elevation)).toBeLessThan(1)
  })
})

describe('the light of the hour', () => {
  const light = (city: 'london' | 'edinburgh', at: string) => lightAt(city, new Date(at), true)

  test('is steep in the morning of a summer’s day, upright at one, long and amber at five', () => {
    const [eight, one, five] = ['07', '12', '16'].map((hour) => light('london', `2026-06-10T${hour}:00:00Z`))
    expect([eight?.state, one?.state, five?.state]).toEqual(['morning', 'noon', 'afternoon'])
    expect(Math.abs(one?.skew ?? 9)).toBeLessThan(1)
    expect([(eight?.shift[0] ?? 0) > 0, (five?.shift[0] ?? 0) < 0]).toEqual([true, true])
    expect(five?.long).toBeGreaterThan(one?.long ?? 9)
    expect(five?.tint).not.toBe(one?.tint)
  })

  test('stays late in Edinburgh’s June, and its December is low and short', () => {
    expect(light('edinburgh', '2026-06-10T20:30:00Z').state).toBe('low')
    expect(light('london', '2026-06-10T20:30:00Z').state).toBe('dusk')
    expect(light('edinburgh', '2026-12-10T13:00:00Z').state).toBe('low')
    expect(light('edinburgh', '2026-12-10T16:00:00Z').state).toBe('dusk')
  })

  test('is a lamp’s after closing, whatever the sun does', () => {
    expect(lightAt('london', new Date('2026-06-10T12:00:00Z'), false)).toMatchObject({ state: 'closed', strength: 0 })
  })

  test('changes once an hour by the clinics’ clocks, in summer too', () => {
    const hour = (at: string) => hourOf(clinicTime(new Date(at))).toISOString()
    expect([hour('2026-06-10T11:59:30Z'), hour('2026-12-10T11:00:00Z')]).toEqual(['2026-06-10T11:00:00.000Z', '2026-12-10T11:00:00.000Z'])
  })
})
