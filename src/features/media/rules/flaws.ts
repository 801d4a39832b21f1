import type { Boxes, PictureBox } from './boxes.ts'

/** The size of a picture in pixels, and of its file. */
export type PictureSize = { width: number; height: number; bytes: number }

/** Something that visitors would notice of a picture. `device` is where it is seen. */
export type Flaw =
  | { kind: 'blurred' | 'soft'; width: number; needed: number }
  | { kind: 'cut'; device: keyof Boxes; shown: number; wants: 'tall' | 'wide' }
  | { kind: 'heavy'; bytes: number }

/** A file with more bytes slows the page down, though smaller screens get smaller ones. */
export const HEAVY_BYTES = 1500 * 1024
/** The widest that the site keeps: more would not be seen. */
const WIDEST = 1600
/** Sharp screens have two or three pixels for each of a page. */
const SHARP = 1.5
/** A picture of which less is seen was made for another box. */
const LEAST_SHOWN = 0.45

/** Returns how much a picture is enlarged to fill a box: above 1 it is blurred for everybody. */
const enlarged = ({ ratio, width }: PictureBox, picture: PictureSize) => Math.max(width / picture.width, width / ratio / picture.height)

/** Returns what is wrong with a picture in the boxes in which it is shown, the worst first. */
export function flawsOf(picture: PictureSize, boxes: Boxes | undefined): Flaw[] {
  return [...(boxes ? [...blurs(picture, boxes), ...cuts(picture, boxes)] : []), ...heavy(picture)]
}

function blurs(picture: PictureSize, { phone, desktop }: Boxes): Flaw[] {
  const most = Math.max(...[phone, desktop].flatMap((box) => (box ? [enlarged(box, picture)] : [])))
  const { width } = picture
  const needed = Math.min(WIDEST, Math.ceil((width * most * SHARP) / 100) * 100)
  if (most > 1) return [{ kind: 'blurred', width, needed: Math.max(needed, Math.ceil(width * most)) }]
  return most * SHARP > 1 && width < needed ? [{ kind: 'soft', width, needed }] : []
}

function cuts({ width, height }: PictureSize, boxes: Boxes): Flaw[] {
  const ratio = width / height
  return (['phone', 'desktop'] as const).flatMap((device): Flaw[] => {
    const box = boxes[device]
    const shown = box ? Math.min(ratio / box.ratio, box.ratio / ratio) : 1
    return shown < LEAST_SHOWN ? [{ kind: 'cut', device, shown, wants: box && box.ratio < ratio ? 'tall' : 'wide' }] : []
  })
}

const heavy = ({ bytes }: PictureSize): Flaw[] => (bytes > HEAVY_BYTES ? [{ kind: 'heavy', bytes }] : [])
