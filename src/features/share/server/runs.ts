import createBidi from 'bidi-js'
import { Direction, shape, Buffer as Text } from 'harfbuzzjs'
import { isolated } from '../../../ui/isolate.ts'
import { draws, lettersOf, type OpenFace } from './faces.ts'

const bidi = createBidi()
/** What says where a figure keeps its own direction, and is not drawn. */
const ISOLATES = /^[\u2066\u2069]$/

type FaceOf = (letter: string) => OpenFace
/** A piece of a line in one font and one direction; at odd levels it is read from the right. */
type Run = { text: string; face: OpenFace; level: number }
/** A drawn line: paths of its glyphs from the left, in pixels, and its width. */
export type Drawn = { paths: string; width: number }

/** Returns a line's runs in the order in which it is read. */
function logicalRuns(text: string, direction: 'ltr' | 'rtl', faceOf: FaceOf): Run[] {
  const line = isolated(text)
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  const runs: Run[] = []
  let at = 0
  // A mark that no font has together with its letter is drawn by one that has it alone.
  const pieces = lettersOf(line).flatMap((letter) => (draws(faceOf(letter), letter) ? [letter] : [...letter]))
  for (const letter of pieces) {
    const level = levels[at] ?? 0
    at += letter.length
    if (ISOLATES.test(letter)) continue
    const [face, last] = [faceOf(letter), runs.at(-1)]
    if (last && last.face === face && last.level === level) last.text += letter
    else runs.push({ text: letter, face, level })
  }
  return runs
}

/** Puts runs into the order in which they stand from the left: each stretch of a level or deeper is turned, from the deepest (rule L2 of Unicode's bidi). */
function visualRuns(runs: Run[]): Run[] {
  const turned = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < turned.length; from += 1) {
      let to = from
      while ((turned[to]?.level ?? -1) >= level) to += 1
      if (to === from) continue
      turned.splice(from, to - from, ...turned.slice(from, to).reverse())
      from = to
    }
  return turned
}

/** Draws one line of text at a size, from the left whatever its direction. */
export function drawLine(line: string, direction: 'ltr' | 'rtl', size: number, faceOf: FaceOf): Drawn {
  let paths = ''
  let x = 0
  for (const { text, face, level } of visualRuns(logicalRuns(line, direction, faceOf))) {
    const scale = (size * face.scale) / face.unitsPerEm
    const buffer = new Text()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR)
    shape(face.font, buffer)
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const d = face.font.glyphToPath(codepoint)
      if (d)
        paths += `<path transform="translate(${round(x + xOffset * scale)} ${round(-yOffset * scale)}) scale(${scale} ${-scale})" d="${d}"/>`
      x += xAdvance * scale
    }
  }
  return { paths, width: x }
}

const round = (pixels: number) => Math.round(pixels * 100) / 100
