import type { JsonObject } from '../../../../model/json.ts'
import { boundTo } from '../../../../model/same/bindings.ts'
import type { Changed, FactElsewhere } from './elsewhere.ts'
import { figureChanges } from './figure-changes.ts'
import { hoursElsewhere } from './hours-elsewhere.ts'
import { namesOf, placesFor, type Stated } from './places.ts'
import { type FactStatement, statementsOf } from './statements.ts'

/** A text that says the same as another one follows that by itself: nobody is asked about it. */
const withoutBound = (document: Stated): Stated => ({
  ...document,
  statements: document.statements.filter(({ field }) => boundTo(document.json, field) === undefined),
})

/** Returns the facts that a form changed and that stand in other places, too, each with these places. */
export function factsElsewhere({ path, before, after }: Changed, documents: Omit<Stated, 'statements'>[]): FactElsewhere[] {
  const own = documents.find((document) => document.path === path)
  if (!own) return []
  // What follows a text elsewhere is no change of its own: nobody wrote it.
  const isOwn = ({ field }: FactStatement) => boundTo(after as JsonObject, field) === undefined
  const statedAs = (json: object) => {
    const stated = { ...own, json: json as JsonObject }
    return { ...stated, statements: statementsOf(stated).filter(isOwn) }
  }
  const [old, now] = [statedAs(before), statedAs(after)]
  const changes = figureChanges(old.statements, now.statements)
  const isSettings = own.collection === 'siteSettings'
  if (changes.length === 0 && !isSettings) return []
  const all = documents
    .map((document) => (document.path === path ? now : { ...document, statements: statementsOf(document) }))
    .map(withoutBound)
  const facts = changes.flatMap((change): FactElsewhere[] => {
    const subject = now.statements.find(({ field }) => field === change.field)
    const places = subject ? placesFor({ change, subject, names: namesOf(now) }, all) : []
    // Where nothing but something else has the figure, there is nothing to ask.
    if (!places.some(({ reason }) => reason !== 'other')) return []
    return [{ kind: change.from.kind, from: change.from.text, to: change.to.text, places }]
  })
  return [...facts, ...(isSettings ? hoursElsewhere(before, after, all) : [])]
}
