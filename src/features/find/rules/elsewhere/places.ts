import { CITIES, type City, clinicField } from '../../../../model/clinics.ts'
import { SETTINGS } from '../../../../model/document-path.ts'
import { sourceHash } from '../../../../model/translations/sources.ts'
import { grouped } from '../../../report/rules/grouped.ts'
import { changeTexts, readable } from '../markdown.ts'
import { joined, type Piece } from '../pieces.ts'
import type { Clinics } from './clinics-of.ts'
import type { FactPlace, FigureChange } from './elsewhere.ts'
import { figuresIn } from './figure-changes.ts'
import { type Figure, writtenAs } from './figures.ts'
import type { FactStatement, StatingDocument } from './statements.ts'
import { sumsBeside } from './sums.ts'

/** A document with its statements, and how its places are called. */
export type Stated = StatingDocument & { statements: FactStatement[]; title: string; address?: string; whereIs(field: string): string[] }

/** As many places are listed that have the same figure about something else. */
const MOST_OTHERS = 12
/** A shorter name stands in texts about other things. */
const SHORTEST_NAME = 3

/** What changed, what it is about, how that is called, and of which clinics it is; none where it is the same whoever states it. */
type FigureQuery = { change: FigureChange; subject: FactStatement; names: string[]; clinics: Clinics; cities: City[] | undefined }

const isPlainField = /\.?translations\.[^.]+/
/** `'card.translations.ar.price'` => `'card.price'` */
const plainField = (field: string) => field.replace(isPlainField, '').replace(/^\./, '')

/** Tells whether a statement is about what the changed one is about. */
function isRelated({ change: { from }, subject, names }: FigureQuery, { about, fact, value }: FactStatement): boolean {
  if (from.kind === 'phone' || from.kind === 'email') return true
  if (from.kind === 'number') return fact === subject.fact
  return about.some((one) => subject.about.includes(one)) || names.some((name) => value.includes(name))
}

/** The figures of a statement that are of the kind that changed, without those in sentences about other clinics alone. */
function figuresFor({ change, clinics, cities }: FigureQuery, { fact }: FactStatement, text: string): Figure[] {
  return figuresIn({ value: text, fact }).filter(({ kind, at }) => {
    if (kind !== change.from.kind) return false
    const named = cities ? clinics.namedAt(text, at) : []
    return named.length === 0 || named.some((city) => cities?.includes(city))
  })
}

/** Tells whether a figure of a text is said of other clinics, too, than those of the fact that changed. */
function isShared({ clinics, cities }: FigureQuery, of: City[], text: string, { at }: Figure): boolean {
  const named = clinics.namedAt(text, at)
  return Boolean(cities) && (named.length > 0 ? named : of).some((city) => !cities?.includes(city))
}

/** Returns why a statement is listed, and the figure in it that would change; undefined where it isn't. */
function reasonOf(
  wanted: FigureQuery,
  document: Stated,
  statement: FactStatement,
): { reason: FactPlace['reason']; figure: string } | undefined {
  const { change, subject, cities } = wanted
  const { kind, value } = change.from
  const figures = figuresFor(wanted, statement, statement.value)
  if (figures.length === 0) return undefined
  const of = wanted.clinics.of(document, statement)
  if (cities && !of.some((city) => cities.includes(city))) return undefined
  const related = isRelated(wanted, statement)
  const found = figures.filter((one) => one.value === value)
  if (found.length > 0) {
    if (related) return { reason: found.some((one) => isShared(wanted, of, statement.value, one)) ? 'shared' : 'same', figure: value }
    return kind === 'price' ? { reason: 'other', figure: value } : undefined
  }
  const [only, ...more] = figures
  const isSameField = statement.name === subject.name && ['price', 'figure'].includes(statement.name)
  if (!related || !isSameField || !only || more.length > 0 || only.value === change.to.value) return undefined
  return { reason: 'agreed', figure: only.value }
}

/** Takes a text to pieces at the figures of one value. */
function piecesOf(text: string, wanted: FigureQuery, statement: FactStatement, figure: string): Piece[] {
  const found = figuresFor(wanted, statement, text).filter(({ value }) => value === figure)
  let at = 0
  const pieces = found.flatMap((one) => {
    const before = text.slice(at, one.at)
    at = one.at + one.text.length
    return [...(before ? [{ text: before }] : []), { text: one.text, becomes: writtenAs(wanted.change.to, one.text) }]
  })
  return [...pieces, ...(at < text.length ? [{ text: text.slice(at) }] : [])]
}

const readableOf = ({ value, isMarkdown }: Pick<FactStatement, 'value' | 'isMarkdown'>) => (isMarkdown ? readable(value) : value)
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Returns what a statement becomes in its file, and as people read it; undefined where that would not be the same, or its form not stay as it is. */
function becomes(wanted: FigureQuery, statement: FactStatement, figure: string): { value: string; pieces: Piece[] } | undefined {
  const pieces = piecesOf(readableOf(statement), wanted, statement, figure)
  const change = (text: string) => joined(piecesOf(text, wanted, statement, figure))
  const value = statement.isMarkdown ? changeTexts(statement.value, change) : change(statement.value)
  const isAsShown = value !== undefined && spaced(readableOf({ ...statement, value })) === spaced(joined(pieces))
  return isAsShown ? { value, pieces } : undefined
}

const ORDER: FactPlace['reason'][] = ['same', 'shared', 'agreed', 'other']

/** Returns the other places that state what changed, those with the old figure first; the languages of one text are one place. */
export function placesFor(wanted: FigureQuery, documents: Stated[]): FactPlace[] {
  const { subject, change } = wanted
  const found = documents.flatMap((document) =>
    document.statements.flatMap((statement) => {
      if (statement.path === subject.path && statement.field === change.field) return []
      const why = reasonOf(wanted, document, statement)
      const become = why && becomes(wanted, statement, why.figure)
      return become ? [{ document, statement, ...why, ...become }] : []
    }),
  )
  const places = [...grouped(found, ({ statement, reason }) => `${reason} ${statement.path} ${plainField(statement.field)}`)].flatMap(
    ([key, group]): FactPlace[] => {
      const [first] = group
      if (!first) return []
      const { document, statement, reason } = first
      return [
        {
          key,
          reason,
          title: document.title,
          where: document.whereIs(plainField(statement.field)),
          texts: group.map(({ statement: one, figure, pieces }) => {
            return { language: one.language, pieces, sums: sumsBeside(readableOf(one), change.from.kind, figure) }
          }),
          ...(document.address && { address: document.address }),
          field: statement.field,
          sets: group.map(({ statement: one, value }) => ({ path: one.path, field: one.field, value, mark: sourceHash(one.value) })),
        },
      ]
    },
  )
  return ORDER.flatMap((reason) => places.filter((one) => one.reason === reason).slice(0, reason === 'other' ? MOST_OTHERS : undefined))
}

/** Returns the title and the name on the card of a treatment, in every language; nothing for other documents. */
export const namesOf = ({ path, statements }: Pick<Stated, 'path' | 'statements'>): string[] =>
  path.startsWith('content/treatment/')
    ? statements
        .filter(({ field }) => ['title', 'card.name'].includes(plainField(field)))
        .map(({ value }) => value)
        .filter(({ length }) => length >= SHORTEST_NAME)
    : []

/**
 * Returns the clinics that a changed fact is of. Undefined for a phone number or e-mail address that no other clinic has: it is the
 * same on every page.
 */
export function citiesOf({ from: { kind, value } }: FigureChange, own: City[], documents: Stated[]): City[] | undefined {
  if (kind !== 'phone' && kind !== 'email') return own
  const others = CITIES.filter((city) => !own.includes(city))
  const settings = documents.find(({ path }) => path === SETTINGS)?.statements ?? []
  const isOfOther = settings.some(
    (one) =>
      others.some((city) => one.field.startsWith(`${clinicField(city)}.`)) && figuresIn(one).some((figure) => figure.value === value),
  )
  return isOfOther ? own : undefined
}
