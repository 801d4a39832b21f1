import { apart, at, between, type Point } from './geometry.ts'
import type { Pose } from './press.ts'

/** The plate is drawn at 1200 by 1500 and printed at 800 by 1000. */
const SCALE = 2 / 3
const round = (value: number) => Math.round(value * SCALE)

/** `[3, -4, 5]` => `'3-4 5'` */
const numbers = (values: number[]) => values.reduce((text, value) => `${text}${text && String(value)[0] !== '-' ? ' ' : ''}${value}`, '')

/** Writes one path in whole numbers, each from the last point, as short as it can be said. */
export function pen({ mirrored, lean }: Pose) {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  const turned = ([px, py]: Point): Point => {
    const [dx, dy] = [mirrored ? 600 - px : px - 600, py - 750]
    return [round(600 + dx * cos - dy * sin), round(750 + dx * sin + dy * cos)]
  }
  let [x, y] = [0, 0]
  let last = ''
  let path = ''

  function say(command: string, ...points: Point[]) {
    const here = points.map(turned)
    const values = here.flatMap(([px, py]) => [px - x, py - y])
    ;[x, y] = here.at(-1) ?? [x, y]
    const text = numbers(values)
    const isSame = command === last || (command === 'l' && last === 'm')
    path += isSame ? (text.startsWith('-') ? text : ` ${text}`) : command + text
    last = command
  }

  const move = (to: Point) => say(path ? 'm' : 'M', to)

  /** A smooth line through points. */
  function smooth(points: readonly Point[], start = true) {
    if (start) move(at(points, 0))
    const slope = (index: number): Point => {
      const [a, b] = [at(points, index - 1), at(points, index + 1)]
      return [(b[0] - a[0]) / 6, (b[1] - a[1]) / 6]
    }
    for (let index = 1; index < points.length; index += 1) {
      const [from, to] = [at(points, index - 1), at(points, index)]
      const [leave, arrive] = [slope(index - 1), slope(index)]
      const end: Point = [to[0] - arrive[0], to[1] - arrive[1]]
      if (index === 1) say('c', [from[0] + leave[0], from[1] + leave[1]], end, to)
      else say('s', end, to)
    }
  }

  /** A cut of the burin as a filled shape: one that `tapers` enters full and lifts to a point, another swells in the middle. */
  function cut(points: readonly Point[], width: number, tapers: boolean) {
    const [a, c, middle] = [at(points, 0), at(points, points.length - 1), at(points, (points.length - 1) / 2)]
    const far = apart(a, c)
    if (far < 6) return
    const half = between(a, c, 0.5)
    const bend: Point = [2 * middle[0] - half[0], 2 * middle[1] - half[1]]
    const isStraight = apart(bend, half) < 9
    if (width <= 3) {
      move(a)
      if (isStraight) say('l', c)
      else say('q', bend, c)
      return
    }
    const nx = ((a[1] - c[1]) / far) * (width / 2)
    const ny = ((c[0] - a[0]) / far) * (width / 2)
    if (!tapers) {
      move(a)
      say('q', [bend[0] + nx * 2, bend[1] + ny * 2], c)
      say('q', [bend[0] - nx * 2, bend[1] - ny * 2], a)
      return
    }
    const [start, end]: [Point, Point] = [
      [a[0] + nx, a[1] + ny],
      [a[0] - nx, a[1] - ny],
    ]
    move(start)
    if (isStraight) {
      say('l', c)
      say('l', end)
    } else {
      say('q', [bend[0] + nx * 0.6, bend[1] + ny * 0.6], c)
      say('q', [bend[0] - nx * 0.6, bend[1] - ny * 0.6], end)
    }
  }

  /** A speck. */
  function speck([px, py]: Point, size: number) {
    move([px, py])
    say('l', [px + size, py])
    say('l', [px + size, py + size])
  }

  return { smooth, cut, speck, path: () => path }
}
