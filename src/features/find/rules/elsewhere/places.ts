import { sourceHash } from '../../../../model/translations/sources.ts'
import { grouped } from '../../../report/rules/grouped.ts'
import { changeTexts, readable } from '../markdown.ts'
import type { Piece } from '../pieces.ts'
import type { FactPlace, FigureChange } from './elsewhere.ts'
import { figuresIn } from './figure-changes.ts'
import { type Figure, writtenAs } from './figures.ts'
import type { FactStatement, StatingDocument } from './statements.ts'

/** A document with its statements, and how its places are called. */
export type Stated = StatingDocument & { statements: FactStatement[]; title: string; address?: string; whereIs(field: string): string[] }

/** As many places are listed that have the same figure about something else. */
const MOST_OTHERS = 12
/** A shorter name stands in texts about other things. */
const SHORTEST_NAME = 3

type FigureQuery = { change: FigureChange; subject: FactStatement; names: string[] }

const isPlainField = /\.?translations\.[^.]+/
/** `'card.translations.ar.price'` => `'card.price'` */
const plainField = (field: string) => field.replace(isPlainField, '').replace(/^\./, '')

/** Tells whether a statement is about what the changed one is about. */
function isRelated({ change: { from }, subject, names }: FigureQuery, { about, fact, value }: FactStatement): boolean {
  if (from.kind === 'phone' || from.kind === 'email') return true
  if (from.kind === 'number') return fact === subject.fact
  return about.some((one) => subject.about.includes(one)) || names.some((name) => value.includes(name))
}

/** Returns why a statement is listed, and the figure in it that would change; undefined where it isn't. */
function reasonOf(wanted: FigureQuery, statement: FactStatement): { reason: FactPlace['reason']; figure: string } | undefined {
  const { change, subject } = wanted
  const { kind, value } = change.from
  const figures = figuresIn(statement).filter((one) => one.kind === kind)
  const related = isRelated(wanted, statement)
  if (figures.some((one) => one.value === value)) {
    if (related) return { reason: 'same', figure: value }
    return kind === 'price' ? { reason: 'other', figure: value } : undefined
  }
  const [only, ...more] = figures
  const isSameField = statement.name === subject.name && ['price', 'figure'].includes(statement.name)
  if (!related || !isSameField || !only || more.length > 0 || only.value === change.to.value) return undefined
  return { reason: 'agreed', figure: only.value }
}

/** Takes a text to pieces at the figures of one value. */
function piecesOf(text: string, statement: FactStatement, figure: string, to: Figure): Piece[] {
  const found = figuresIn({ value: text, fact: statement.fact }).filter((one) => one.kind === to.kind && one.value === figure)
  let at = 0
  const pieces = found.flatMap((one) => {
    const before = text.slice(at, one.at)
    at = one.at + one.text.length
    return [...(before ? [{ text: before }] : []), { text: one.text, becomes: writtenAs(to, one.text) }]
  })
  return [...pieces, ...(at < text.length ? [{ text: text.slice(at) }] : [])]
}

const joined = (pieces: Piece[]) => pieces.map(({ text, becomes }) => becomes ?? text).join('')

/** Returns what a statement becomes in its file; undefined where its form would not stay as it is. */
function becomes(statement: FactStatement, figure: string, to: Figure): string | undefined {
  const change = (text: string) => joined(piecesOf(text, statement, figure, to))
  return statement.isMarkdown ? changeTexts(statement.value, change) : change(statement.value)
}

const ORDER: FactPlace['reason'][] = ['same', 'agreed', 'other']

/** Returns the other places that state what changed, those with the old figure first; the languages of one text are one place. */
export function placesFor(wanted: FigureQuery, documents: Stated[]): FactPlace[] {
  const { subject, change } = wanted
  const found = documents.flatMap((document) =>
    document.statements.flatMap((statement) => {
      if (statement.path === subject.path && statement.field === change.field) return []
      const why = reasonOf(wanted, statement)
      const value = why && becomes(statement, why.figure, change.to)
      return why && value !== undefined ? [{ document, statement, ...why, value }] : []
    }),
  )
  const places = [...grouped(found, ({ statement, reason }) => `${reason} ${statement.path} ${plainField(statement.field)}`)].flatMap(
    ([key, group]): FactPlace[] => {
      const [first] = group
      if (!first) return []
      const { document, statement, reason, figure } = first
      const text = statement.isMarkdown ? readable(statement.value) : statement.value
      return [
        {
          key,
          reason,
          title: document.title,
          where: document.whereIs(plainField(statement.field)),
          languages: group.map(({ statement: { language } }) => language),
          ...(document.address && { address: document.address }),
          field: statement.field,
          pieces: piecesOf(text, statement, figure, change.to),
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
