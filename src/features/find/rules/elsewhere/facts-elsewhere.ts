import type { JsonObject } from '../../../../model/json.ts'
import { boundTo } from '../../../../model/same/bindings.ts'
import { clinicsIn } from './clinics-of.ts'
import type { Changed, FactElsewhere } from './elsewhere.ts'
import { figureChanges } from './figure-changes.ts'
import { hoursElsewhere } from './hours-elsewhere.ts'
import { citiesOf, namesOf, placesFor, type Stated } from './places.ts'
import { type FactStatement, statementsOf } from './statements.ts'
import { sumsBeside } from './sums.ts'

/** What has no digit and no sign of an address holds no figure; hours may be told in words. */
const mayHold = ({ value, fact }: FactStatement) => fact === 'hours' || /[\d@]/.test(value)

/** Leaves of a document the texts that may state a fact. One that says the same as another text follows that by itself: nobody is asked about it. */
const askedAbout = (document: Stated): Stated => ({
  ...document,
  statements: document.statements.filter((one) => mayHold(one) && boundTo(document.json, one.field) === undefined),
})

const known = new WeakMap<Omit<Stated, 'statements'>, Stated>()

/** Returns a document with the texts that may state a fact, read once as long as it stays the same. */
function stated(document: Omit<Stated, 'statements'>): Stated {
  const found = known.get(document) ?? askedAbout({ ...document, statements: statementsOf(document) })
  known.set(document, found)
  return found
}

/** Returns the facts that a form changed and that stand in other places, too, each with these places. */
export function factsElsewhere({ path, before, after }: Changed, documents: Omit<Stated, 'statements'>[]): FactElsewhere[] {
  const own = documents.find((document) => document.path === path)
  if (!own) return []
  // What follows a text elsewhere is no change of its own: nobody wrote it.
  const isOwn = ({ field }: FactStatement) => boundTo(after as JsonObject, field) === undefined
  const statedAs = (json: object) => {
    const version = { ...own, json: json as JsonObject }
    return { ...version, statements: statementsOf(version).filter(isOwn) }
  }
  const [old, now] = [statedAs(before), statedAs(after)]
  const changes = figureChanges(old.statements, now.statements)
  const isSettings = own.collection === 'siteSettings'
  if (changes.length === 0 && !isSettings) return []
  const all = documents.map((document) => (document.path === path ? askedAbout(now) : stated(document)))
  const clinics = clinicsIn(all)
  const facts = changes.flatMap((change): FactElsewhere[] => {
    const subject = now.statements.find(({ field }) => field === change.field)
    if (!subject) return []
    const cities = citiesOf(change, clinics.of(now, subject), all)
    const places = placesFor({ change, subject, names: namesOf(now), clinics, cities }, all)
    const sums = sumsBeside(subject.value.replaceAll(change.to.text, change.from.text), change.from.kind, change.from.value)
    // Where nothing but something else has the figure, there is nothing to ask.
    if (sums.length === 0 && !places.some(({ reason }) => reason !== 'other')) return []
    return [{ kind: change.from.kind, from: change.from.text, to: change.to.text, sums, places }]
  })
  return [...facts, ...(isSettings ? hoursElsewhere(before, after, all, clinics) : [])]
}
