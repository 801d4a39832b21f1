import { type Json, textOf } from '../../../model/json.ts'
import { type Collection, choicesIn, type FieldChoice } from '../../../model/schema.ts'
import type { DocumentPlace, ListedDocument } from './list.ts'
import type { TakenApart } from './taken-apart.ts'

/** The most places that a row names. */
const NAMED_AT_MOST = 3
const SETTINGS = 'siteSettings'

/** `([{ value: 'peels', label: 'Peels' }], 'peels')` => `'Peels'`; a value that is not offered stays as it is. */
const labelIn = (choices: FieldChoice[], value: string) => choices.find((one) => one.value === value)?.label ?? value

const namesIn = (value: Json | undefined): string[] => [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')

/** Returns the rows of a collection, in the order of their titles; `all` are the documents of every kind. */
export function rowsOf(collection: Collection, all: TakenApart[]): ListedDocument[] {
  return all
    .filter((one) => one.collection === collection.name)
    .map((one) => rowOf(collection, one, all))
    .sort(
      (a, b) =>
        Number(b.seenAt === '/' && collection.name === 'page') - Number(a.seenAt === '/' && collection.name === 'page') ||
        a.title.localeCompare(b.title, 'en'),
    )
}

function rowOf(collection: Collection, one: TakenApart, all: TakenApart[]): ListedDocument {
  const { path, version, title, note, picture, sections, address, languages, json } = one
  const users = all.filter((other) => other !== one && other.refersTo.has(path))
  const leading = all.filter((other) => other !== one && address !== undefined && other.leadsTo.has(address))
  const visibility = choicesIn(collection, 'visibility').length > 0 ? textOf(json.visibility) || 'published' : undefined
  const cities = namesIn(json.cities ?? json.location ?? json.city)
  return {
    path,
    version,
    title,
    note: note.trim(),
    picture,
    sections,
    isShown: visibility ? visibility !== 'unpublished' : users.length > 0 || ownPage(one) !== undefined,
    seenAt: address ?? users.find((user) => user.address)?.address ?? ownPage(one),
    ...(visibility && { visibility }),
    ...(textOf(json.category) && collection.name === 'treatment' && { group: textOf(json.category) }),
    cities,
    shows: showsOf(collection, one, users, cities),
    languages,
    entriesIn: users.map((user) => user.path),
    usedBy: [...new Set([...users, ...leading].map((user) => (user.collection === SETTINGS ? 'the menus' : user.title)))],
  }
}

/** Everybody of the team stands on that page, though it refers to nobody. */
const ownPage = ({ collection }: TakenApart) => (collection === 'teamMember' ? '/about' : undefined)

/** Where a document shows, as people say it: listings of clinics for a treatment, its address for a page, else the pages that have it. */
function showsOf(collection: Collection, { json, address }: TakenApart, users: TakenApart[], cities: string[]): DocumentPlace[] {
  const hidden = json.visibility === 'unpublished'
  if (collection.name === 'page') return address === undefined ? [] : [{ label: address }]
  if (collection.name === 'treatment') {
    if (hidden) return []
    if (json.visibility === 'unlisted') return [{ label: 'Search only' }]
    const discipline = labelIn(choicesIn(collection, 'category'), textOf(json.category))
    return cities.map((city) => ({ label: `${labelIn(choicesIn(collection, 'cities'), city)} › ${discipline}`, city }))
  }
  const clinics = cities.map((city) => ({ label: labelIn(choicesIn(collection, 'location'), city), city }))
  const more = users.length - NAMED_AT_MOST
  const pages = users.slice(0, NAMED_AT_MOST).map(({ title }) => ({ label: title }))
  return [...clinics, ...pages, ...(more > 0 ? [{ label: `${more} more` }] : [])]
}
