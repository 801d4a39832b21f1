/** A point of the plate: to the right and downwards. */
export type Point = readonly [number, number]

/** A line as a function of the way along it, from 0 to 1. */
export type Line = (t: number) => Point

export const TURN = Math.PI * 2

/** Where the light comes from: the upper left. */
export const LIGHT: Point = [-0.62, -0.78]

export const mix = (a: number, b: number, t: number) => a + (b - a) * t
export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [mix(ax, bx, t), mix(ay, by, t)]
export const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay)

/** The point of a list at an index; beyond its ends the first or the last one. Throws where there is none. */
export function at(points: readonly Point[], index: number): Point {
  const point = points[clamp(Math.round(index), 0, points.length - 1)]
  if (!point) throw new Error('A line has no points')
  return point
}

/** The point of a list after a part of it, from 0 to 1. */
export const along = (points: readonly Point[], t: number): Point => at(points, t * (points.length - 1))

/** Points of a line from `from` to `to`, in `steps` equal steps. */
export const curve = (line: Line, from: number, to: number, steps = 14): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => line(mix(from, to, step / steps)))

export const length = (points: readonly Point[]) =>
  points.reduce((sum, point, index) => sum + (index ? apart(at(points, index - 1), point) : 0), 0)

/** The same line with a point about every `step` units. */
export function resample(points: readonly Point[], step: number): Point[] {
  const parts = Math.max(2, Math.round(length(points) / step))
  return Array.from({ length: parts + 1 }, (_, index) => along(points, index / parts))
}

/** The same line with points at most `step` units apart. */
export function dense(points: readonly Point[], step = 9): Point[] {
  return points.flatMap((point, index) => {
    if (index === 0) return [point]
    const before = at(points, index - 1)
    const parts = Math.max(1, Math.ceil(apart(before, point) / step))
    return Array.from({ length: parts }, (_, part) => between(before, point, (part + 1) / parts))
  })
}

/** A cubic curve between `a` and `d`. */
export const bez =
  (a: Point, b: Point, c: Point, d: Point): Line =>
  (t) => {
    const u = 1 - t
    const of = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
    return [of(0), of(1)]
  }

/** An ellipse as an open ring of points. */
export const ellipse = ([x, y]: Point, a: number, b: number, turned = 0, points = 18): Point[] =>
  Array.from({ length: points }, (_, index) => {
    const t = (TURN * index) / points
    const [across, down] = [a * Math.cos(t), b * Math.sin(t)]
    return [x + across * Math.cos(turned) - down * Math.sin(turned), y + across * Math.sin(turned) + down * Math.cos(turned)]
  })

export type Box = readonly [left: number, top: number, right: number, bottom: number]

export function boxOf(ring: readonly Point[]): Box {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Tells whether a point lies within a ring. */
export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let within = false
  let [bx, by] = at(ring, ring.length - 1)
  for (const [ax, ay] of ring) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
    bx = ax
    by = ay
  }
  return within
}

/** The direction in which a ring runs: 1 or -1. */
export function turnOf(ring: readonly Point[]): 1 | -1 {
  const area = ring.reduce((sum, [x, y], index) => {
    const [nx, ny] = at(ring, (index + 1) % ring.length)
    return sum + x * ny - nx * y
  }, 0)
  return area > 0 ? 1 : -1
}
