import { apart, type Box, boxOf, dense, inside, LIGHT, length, type Point, resample, turnOf } from './geometry.ts'
import { pen } from './pen.ts'

type Stroke =
  | { kind: 'contour'; points: readonly Point[]; step: number; swell: number; turn: 1 | -1 }
  | { kind: 'cut' | 'cross'; points: readonly Point[]; width: number; tapers: boolean; rank: number }
  | { kind: 'speck'; points: readonly Point[]; width: number; rank: number }

/** A piece of the plant: it covers what lies behind its ring. */
export type PlantPart = { ring?: readonly Point[]; box?: Box; strokes: Stroke[]; cuts: number }

type Outline = { swell?: number; step?: number }

/** How fine a cut is, and its form. */
type Cut = { width?: number; tapers?: boolean; cross?: boolean }

/** How far a stroke may leave the plate, for what grows out of the picture. */
const MARGIN = 80
/** A shadow is blurred: its outline needs a point only so often. */
const [RING_STEP, THREAD_STEP] = [34, 90]
/** The golden ratio leaves cuts out evenly, however many are left. */
const GOLDEN = 0.6180339887

/** Three paths: outlines to be stroked, hatching to be filled, fine lines that small prints leave out. */
export type Print = { contours: string; hatching: string; fine: string }

/** How the finished plate is turned: `mirrored`, and leaning by an angle. The light stays where it is. */
export type Pose = { mirrored: boolean; lean: number }

/** The copper plate, 1200 by 1500: parts go on from the back to the front. */
export function press(next: () => number, pose: Pose) {
  const parts: PlantPart[] = []
  const light: Point = [pose.mirrored ? -LIGHT[0] : LIGHT[0], LIGHT[1]]
  const lit = (x: number, y: number) => x * light[0] + y * light[1]

  const isHidden = (point: Point, above: number) => {
    const [x, y] = point
    if (x < -MARGIN || y < -MARGIN || x > 1200 + MARGIN || y > 1500 + MARGIN) return true
    for (let index = above + 1; index < parts.length; index += 1) {
      const { ring, box } = parts[index] ?? {}
      if (!ring || !box || x < box[0] || x > box[2] || y < box[1] || y > box[3]) continue
      if (inside(point, ring)) return true
    }
    return false
  }

  /** The pieces of a stroke that no later part covers. */
  function seen(points: readonly Point[], above: number): Point[][] {
    const runs: Point[][] = [[]]
    for (const point of dense(points)) {
      if (isHidden(point, above)) runs.push([])
      else runs.at(-1)?.push(point)
    }
    return runs.filter((run) => run.length > 2)
  }

  return {
    next,
    /** How much a direction faces the light: 1 to -1. */
    lit,
    /** Adds a part with this outline; `swell` is how much the line thickens where the light does not fall. */
    shape(ring: readonly Point[], { swell = 5, step = 46 }: Outline = {}): PlantPart {
      const first = ring[0]
      const points = first ? [...ring, first] : ring
      const part: PlantPart = { ring, box: boxOf(ring), strokes: [{ kind: 'contour', points, step, swell, turn: turnOf(ring) }], cuts: 0 }
      parts.push(part)
      return part
    },
    /** Adds a part that covers nothing. */
    loose(): PlantPart {
      const part: PlantPart = { strokes: [], cuts: 0 }
      parts.push(part)
      return part
    },
    line(part: PlantPart, points: readonly Point[], step = 50) {
      part.strokes.push({ kind: 'contour', points, step, swell: 0, turn: 1 })
    },
    cut(part: PlantPart, points: readonly Point[], { width = 4, tapers = true, cross = false }: Cut = {}) {
      part.cuts += 1
      part.strokes.push({ kind: cross ? 'cross' : 'cut', points, width, tapers, rank: (part.cuts * GOLDEN) % 1 })
    },
    speck(part: PlantPart, [x, y]: Point, width = 3) {
      part.cuts += 1
      part.strokes.push({
        kind: 'speck',
        points: [
          [x, y],
          [x + 4, y],
          [x + 8, y],
        ],
        width,
        rank: (part.cuts * GOLDEN) % 1,
      })
    },
    /** Returns what stands in the way of the light, each part a path, in the order in which they lie on each other. */
    silhouette(): { parts: string[]; threads: string } {
      const threads = pen(pose)
      const rings = parts.flatMap(({ ring, strokes }) => {
        if (!ring) for (const { points, kind } of strokes) if (kind === 'contour') threads.smooth(resample(points, THREAD_STEP))
        return ring ? [ring] : []
      })
      return { parts: rings.map((ring) => flat(pose, ring)), threads: threads.path() }
    },
    /** Inks the plate. What comes back prints it with a share of its hatching, from 0 to 1. */
    ink() {
      const all = parts.flatMap(({ strokes }, index) => strokes.map((stroke) => ({ stroke, runs: seen(stroke.points, index) })))
      const contours = pen(pose)
      const shades: Shade[] = []
      for (const { stroke, runs } of all) {
        if (stroke.kind !== 'contour') continue
        for (const run of runs) {
          if (length(run) < 10) continue
          contours.smooth(resample(run, stroke.step))
          if (stroke.swell) shades.push(...shadedSides(run, stroke, lit))
        }
      }
      return (share: number): Print => {
        const [hatching, fine] = [pen(pose), pen(pose)]
        for (const { out, back } of shades) {
          hatching.smooth(out)
          hatching.smooth(back, false)
        }
        for (const { stroke, runs } of all) {
          if (stroke.kind === 'contour' || stroke.rank > share) continue
          for (const run of runs) {
            if (stroke.kind === 'speck') fine.speck(run[0] ?? [0, 0], stroke.width)
            else (stroke.kind === 'cross' || stroke.width <= 3 ? fine : hatching).cut(run, stroke.width, stroke.tapers)
          }
        }
        return { contours: contours.path(), hatching: hatching.path(), fine: fine.path() }
      }
    },
  }
}

/** The path of a ring, as its shadow needs it. */
function flat(pose: Pose, ring: readonly Point[]): string {
  const line = pen(pose)
  const [first] = ring
  line.smooth(resample(first ? [...ring, first] : ring, RING_STEP))
  return line.path()
}

export type Press = ReturnType<typeof press>

type Shade = { out: Point[]; back: Point[] }
type Lit = (x: number, y: number) => number

/** The sides of an outline that face away from the light, as slender shapes that swell in the middle. */
function shadedSides(run: readonly Point[], { swell, turn }: { swell: number; turn: 1 | -1 }, lit: Lit): Shade[] {
  const dark: Point[][] = [[]]
  for (let index = 3; index < run.length - 3; index += 1) {
    const [before, here, after] = [run[index - 3], run[index], run[index + 3]]
    if (!before || !here || !after) continue
    const far = apart(before, after) || 1
    const isDark = lit((after[1] - before[1]) / far, (before[0] - after[0]) / far) * turn < -0.25
    if (isDark) dark.at(-1)?.push(here)
    else dark.push([])
  }
  return dark
    .filter((side) => side.length > 5)
    .map((side) => resample(side, 95))
    .filter((side) => side.length > 3)
    .map((out) => ({ out, back: out.map((point, index) => bulge(out, point, index, swell * turn)).reverse() }))
}

function bulge(line: readonly Point[], [x, y]: Point, index: number, swell: number): Point {
  const [before, after] = [line[Math.max(0, index - 1)], line[Math.min(line.length - 1, index + 1)]]
  if (!before || !after) return [x, y]
  const far = apart(before, after) || 1
  const by = swell * Math.sin((Math.PI * index) / (line.length - 1))
  return [x - ((after[1] - before[1]) / far) * by, y + ((after[0] - before[0]) / far) * by]
}
