import type { Document } from '../../src/features/report/rules/site.ts'
import { type FieldPlace, placesIn, type TextVisit, visitsOf } from '../../src/features/report/rules/visits.ts'
import { isObject, type Json, type JsonObject } from '../../src/model/json.ts'
import { choicesOf, type Field } from '../../src/model/schema.ts'
import { collectionOf } from '../../src/server/content/schema.ts'

/** What an edit asks for; see `draws.ts`. */
export type Draw = { kind: Kind; at: [number, number, number]; text: string; address: string; file: string; price: number }

/** The documents after an edit: new texts by path, null for one that is deleted. */
export type Edit = Map<string, string | null>

type Work = { documents: Document[]; draw: Draw }

const pick = <Item>(items: Item[], number: number): Item | undefined => items[number % Math.max(1, items.length)]
const written = (document: Document, json: Json | undefined = document.json): Edit =>
  new Map([[document.path, JSON.stringify(json, null, 2)]])
const of = (documents: Document[], ...collections: string[]) => documents.filter(({ collection }) => collections.includes(collection))
const visitsIn = (document: Document) => visitsOf(document, collectionOf(document.path)?.fields ?? [])
const isText = ({ field }: FieldPlace) => ['string', 'rich-text'].includes(field.type) && !field.list && !field.options
const isFree = ({ field }: FieldPlace) => !/^(slug|href|from|to|page|treatment|same)$|^(opens|closes|day)$/.test(field.name)

/** The first document from the chosen one on in which something is found, with one of the things found there. */
function found<Thing>({ documents, draw }: Work, within: (document: Document) => Thing[]) {
  const [first, second] = draw.at
  const start = first % Math.max(1, documents.length)
  for (const document of [...documents.slice(start), ...documents.slice(0, start)]) {
    const thing = pick(within(document), second)
    if (thing) return { document, thing }
  }
  return undefined
}

/** Sets one field that `fits`, somewhere in a document, to what `value` makes of it. */
function set(work: Work, fits: (place: FieldPlace) => boolean, value: (place: FieldPlace) => Json | undefined): Edit | undefined {
  const one = found(work, (document) => visitsIn(document).flatMap(placesIn).filter(fits))
  if (!one) return undefined
  const { node, field } = one.thing
  const next = value(one.thing)
  if (next === undefined) delete node[field.name]
  else node[field.name] = next
  return written(one.document)
}

/** Changes one list with something in it. */
function change(work: Work, value: (list: Json[]) => Json[], fits = (_: Field) => true): Edit | undefined {
  const listsOf = ({ node, fields }: TextVisit) =>
    fields
      .filter((field) => field.list && fits(field))
      .flatMap(({ name }) => (isFilled(node[name]) ? [{ node, name, list: node[name] }] : []))
  const one = found(work, (document) => visitsIn(document).flatMap(listsOf))
  if (!one) return undefined
  one.thing.node[one.thing.name] = value(one.thing.list)
  return written(one.document)
}

const isFilled = (value: Json | undefined): value is Json[] => Array.isArray(value) && value.length > 0
const without = (list: Json[], index: number) => list.filter((_, at) => at !== index % list.length)
const moved = (list: Json[], index: number) => [...list.slice(index % list.length), ...list.slice(0, index % list.length)]
const other = ({ field, value }: FieldPlace, number: number) =>
  pick(
    choicesOf(field).filter((one) => one !== value),
    number,
  )
const slugOf = ({ json }: Document) => json?.slug

/** Each kind of edit that the admin has a place for. One that finds nothing to change makes nothing. */
const EDITS = {
  text: (work: Work) =>
    set(
      work,
      (place) => isText(place) && isFree(place) && typeof place.value === 'string',
      () => work.draw.text,
    ),
  price: ({ documents, draw }: Work) =>
    set(
      { documents: of(documents, 'treatment'), draw },
      ({ field }) => field.name === 'price',
      () => `From £${draw.price}`,
    ),
  empty: (work: Work) =>
    set(
      work,
      ({ field, value }) => !field.required && value !== undefined,
      ({ field }) => (field.type === 'string' && !field.list && work.draw.price % 2 ? '' : undefined),
    ),
  choice: (work: Work) =>
    set(
      work,
      ({ field, value }) => Boolean(field.options) && typeof value === 'string',
      (place) => other(place, work.draw.price) ?? '',
    ),
  switch: (work: Work) =>
    set(
      work,
      ({ field }) => field.type === 'boolean',
      ({ value }) => value !== true,
    ),
  number: (work: Work) =>
    set(
      work,
      ({ field }) => field.type === 'number',
      () => work.draw.price % 6,
    ),
  picture: (work: Work) =>
    set(
      work,
      ({ field }) => field.type === 'image',
      () => (work.draw.price % 2 ? '/media/hero.webp' : ''),
    ),
  link: (work: Work) =>
    set(
      work,
      ({ field }) => field.name === 'href',
      () => work.draw.address,
    ),
  hide: ({ documents, draw }: Work) =>
    set(
      { documents: of(documents, 'page', 'treatment'), draw },
      ({ field }) => field.name === 'hidden',
      ({ value }) => value !== true,
    ),
  shorten: (work: Work) => change(work, (list) => without(list, work.draw.at[2])),
  reorder: (work: Work) => change(work, (list) => moved(list, work.draw.at[2])),
  repeat: (work: Work) =>
    change(
      work,
      (list) => [...list, structuredClone(pick(list, work.draw.at[2]) as Json)],
      ({ type }) => type === 'object',
    ),
  menu: ({ documents, draw }: Work) => {
    const settings = of(documents, 'siteSettings')
    const link: JsonObject = { label: draw.text, target: 'page', href: draw.address, translations: {} }
    const names = ['navigation', 'links', 'legal', 'menus', 'featured', 'categories', 'items']
    return change(
      { documents: settings, draw },
      (list) => (draw.price % 2 ? without(list, draw.at[2]) : [link, ...list]),
      ({ name }) => names.includes(name),
    )
  },
  moveAddress: ({ documents, draw }: Work) => {
    const page = pick(of(documents, 'page'), draw.at[0])
    return page && isObject(page.json) ? written(page, { ...page.json, slug: `${slugOf(page)}-${draw.file}` }) : undefined
  },
  redirect: ({ documents, draw }: Work) => {
    const settings = of(documents, 'siteSettings')[0]
    const list = settings?.json?.redirects
    const redirects = [...(Array.isArray(list) ? list : []), { from: `/${draw.file}`, to: draw.address }]
    return settings?.json && written(settings, { ...settings.json, redirects })
  },
  addTreatment: ({ documents, draw }: Work) => {
    const model = pick(of(documents, 'treatment'), draw.at[0])
    return model?.json && new Map([[`content/treatment/${draw.file}.json`, JSON.stringify({ ...model.json, title: draw.text }, null, 2)]])
  },
  addPage: ({ documents, draw }: Work) => {
    const model = pick(of(documents, 'page'), draw.at[0])
    return model?.json && new Map([[`content/page/${draw.file}.json`, JSON.stringify({ ...model.json, slug: draw.file }, null, 2)]])
  },
  remove: ({ documents, draw }: Work): Edit | undefined => {
    const gone = pick(draw.price % 3 ? of(documents, 'page', 'treatment') : of(documents, 'faq', 'testimonial', 'teamMember'), draw.at[0])
    return gone && new Map([[gone.path, null]])
  },
} satisfies Record<string, (work: Work) => Edit | undefined>

export type Kind = keyof typeof EDITS
export const KINDS = Object.keys(EDITS) as Kind[]

/** What an edit makes of the documents as they are; undefined where it finds nothing to change. */
export const editOf = (documents: Document[], draw: Draw): Edit | undefined => EDITS[draw.kind]({ documents, draw })
