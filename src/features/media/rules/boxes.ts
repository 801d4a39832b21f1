import { type AnyObject, isObject } from '../../../model/json.ts'

/** A box that a picture fills: its width by its height, and its width in the pixels of a page. */
export type PictureBox = { ratio: number; width: number }

/** The boxes of a picture on a phone of 390 pixels and on a desktop of 1440; a phone does not show every one. */
export type Boxes = { phone?: PictureBox; desktop: PictureBox }

const box = (ratio: number, width: number): PictureBox => ({ ratio, width })

const TALL = 4 / 5
const TALLER = 3 / 4
const WIDE = 3 / 2

/** The shapes that an editor chooses for the plates of a gallery. */
const PLATES: Record<string, Boxes> = {
  '4/5': { phone: box(TALL, 240), desktop: box(TALL, 389) },
  '3/2': { phone: box(WIDE, 336), desktop: box(WIDE, 547) },
  '3/4': { phone: box(TALLER, 192), desktop: box(TALLER, 317) },
  '1/1': { phone: box(1, 224), desktop: box(1, 360) },
}
const HEAD: Boxes = { phone: box(4 / 4.2, 390), desktop: box(1.15, 760) }
const EDGE_TO_EDGE: Boxes = { phone: box(2.32, 390), desktop: box(2.14, 1440) }

/** The photograph of a treatment: at the top, or in the article from edge to edge; nowhere, where its plant's shadow stands instead. */
function treatmentPhotograph({ document }: Place): Boxes | undefined {
  const engraving = isObject(document) && isObject(document.engraving) ? document.engraving : {}
  if (engraving.photograph) return HEAD
  return engraving.shadow ? undefined : EDGE_TO_EDGE
}

/** Categories: wide and tall by turns on a desktop, all alike on a phone. */
const CATEGORIES = [box(WIDE, 770), box(TALL, 430), box(TALL, 430), box(WIDE, 770)].map(
  (desktop): Boxes => ({ phone: box(4 / 3.6, 330), desktop }),
)

type Place = { index: number; node: AnyObject; document: unknown }

/** The boxes of each picture field, by its section or its collection, and the names that lead to it from there. */
const BOXES: Record<string, Boxes | ((place: Place) => Boxes | undefined)> = {
  'hero.film.poster': { phone: box(0.855, 390), desktop: box(1.76, 1440) },
  'pageHero.picture.src': HEAD,
  'articleHead.picture.src': { phone: box(4 / 3, 390), desktop: box(21 / 9, 1312) },
  'treatment.hero.backgroundImage': treatmentPhotograph,
  'treatment.card.image': { desktop: box(1200 / 630, 1200) },
  'imageSection.image': { phone: box(2, 350), desktop: box(2, 1344) },
  'gallery.plates.src': ({ node }) => PLATES[String(node.ratio)] ?? PLATES['4/5'],
  'technology.picture.src': { phone: box(WIDE, 350), desktop: box(WIDE, 720) },
  'expertMedicine.picture.src': { phone: box(TALL, 390), desktop: box(TALL, 620) },
  'whoWeAre.picture.src': { phone: box(TALL, 390), desktop: box(TALL, 620) },
  'welcome.picture.src': { phone: box(TALL, 350), desktop: box(TALL, 560) },
  'tariff.picture.src': { desktop: box(TALL, 540) },
  'products.items.picture.src': ({ index }) => {
    const ratio = index === 0 ? WIDE : TALL
    return { phone: box(ratio, 350), desktop: box(ratio, index === 0 ? 770 : 430) }
  },
  'teasers.items.picture.src': { phone: box(WIDE, 330), desktop: box(WIDE, 430) },
  'benefitCards.cards.picture.src': ({ index }) => {
    const ratio = index === 2 ? TALLER : TALL
    return { phone: box(ratio, 330), desktop: box(ratio, 430) }
  },
  'categories.items.picture.src': ({ index }) => CATEGORIES[index % CATEGORIES.length],
  'teamMember.image': { phone: box(TALL, 350), desktop: box(TALL, 560) },
}

/** The picture fields for which the boxes are known, for the test that holds this table to the schema. */
export const BOXED = Object.keys(BOXES)

/**
 * Returns the boxes in which the site shows the picture of a field, such as `'blocks.2.picture.src'` of a page; undefined
 * where none are known, as for a picture within a text, or where the site shows something else in its place.
 */
export function boxesAt(collection: string, document: unknown, field: string): Boxes | undefined {
  let [name, index, node, value] = [collection, 0, {} as AnyObject, document]
  for (const step of field.split('.')) {
    if (/^\d+$/.test(step)) index = Number(step)
    else name += `.${step}`
    if (isObject(value)) node = value
    value = (value as AnyObject | null | undefined)?.[step]
    if (isObject(value) && typeof value._template === 'string') name = value._template
  }
  const found = BOXES[name]
  return typeof found === 'function' ? found({ index, node, document }) : found
}

/** The picture of a box as it is drawn: it fills the box, and the point of it stands where `object-position` puts it. */
export function placedIn({ ratio, width }: PictureBox, picture: { width: number; height: number }, point: { x: number; y: number }) {
  const height = width / ratio
  const scale = Math.max(width / picture.width, height / picture.height)
  const drawn = { width: picture.width * scale, height: picture.height * scale }
  return { ...drawn, x: ((width - drawn.width) * point.x) / 100, y: ((height - drawn.height) * point.y) / 100 }
}
