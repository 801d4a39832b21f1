import { isRichText } from '../../../src/model/documents-inside.ts'
import type { JsonObject } from '../../../src/model/json.ts'
import { boundTo } from '../../../src/model/same/bindings.ts'
import { SOURCES } from '../../../src/model/translations/texts.ts'
import { changesBetween, type ValueChange } from './changes'

type Values = Record<string, unknown>

/** One thing that an editor did in a form: its values before and after, and when it was done. */
export type UndoStep<Form> = { form: Form; before: Values; after: Values; at: number }

/** What is typed into one field with shorter pauses is one step. */
const JOINED_MS = 1000
const MOST = 500

const isText = (value: unknown) => value === undefined || value === null || typeof value === 'string' || isRichText(value)
const isTyped = ({ before, after }: ValueChange) => isText(before) && isText(after)
/** What the form does by itself belongs to the text that was typed: the note beside a translation, and a text that follows another one. */
const isNote =
  (values: Values) =>
  ({ path }: ValueChange) =>
    path.split('.').at(-1) === SOURCES || boundTo(values as JsonObject, path) !== undefined

/** Returns what an editor changed by a step, without what the form noted by itself. */
export const changesOf = <Form>({ before, after }: UndoStep<Form>): ValueChange[] =>
  changesBetween(before, after).filter((change) => !isNote(after)(change))

/** Everything that was done since the admin was opened, in the order in which it can be taken back and done again. */
export class Steps<Form> {
  past: readonly UndoStep<Form>[] = []
  future: readonly UndoStep<Form>[] = []

  /** Remembers a change. Further letters in one field, and what the form notes by itself, join the step before. */
  record(form: Form, before: Values, after: Values, at: number): void {
    const changes = changesBetween(before, after)
    const last = this.past.at(-1)
    const own = last?.form === form ? last : undefined
    if (changes.every(isNote(after))) {
      if (own && changes.length > 0) this.past = [...this.past.slice(0, -1), { ...own, after }]
      return
    }
    this.future = []
    const rest =
      own &&
      this.#isGoneOn(
        own,
        changes.filter((change) => !isNote(after)(change)),
        at,
      )
        ? this.past.slice(0, -1)
        : this.past
    const step = { form, before: rest === this.past ? before : (own?.before ?? before), after, at }
    this.past = [...rest, ...(changesOf(step).length > 0 ? [step] : [])].slice(-MOST)
  }

  /** Takes the newest step from those that can be taken back; it can be done again. */
  back(): UndoStep<Form> | undefined {
    const step = this.past.at(-1)
    if (step) [this.past, this.future] = [this.past.slice(0, -1), [...this.future, step]]
    return step
  }

  /** The other way round. */
  forth(): UndoStep<Form> | undefined {
    const step = this.future.at(-1)
    if (step) [this.past, this.future] = [[...this.past, step], this.future.slice(0, -1)]
    return step
  }

  /** Keeps the steps of forms of which `isKept` says so: those of a form that is gone, or holds somebody else's text now, lead nowhere. */
  keep(isKept: (form: Form) => boolean): void {
    const kept = (steps: readonly UndoStep<Form>[]) =>
      steps.every(({ form }) => isKept(form)) ? steps : steps.filter(({ form }) => isKept(form))
    this.past = kept(this.past)
    this.future = kept(this.future)
  }

  #isGoneOn(last: UndoStep<Form>, changes: ValueChange[], at: number): boolean {
    const [one, other] = [changes, changesOf(last)]
    if (one.length !== 1 || other.length !== 1 || at - last.at >= JOINED_MS) return false
    return one[0]?.path === other[0]?.path && one.every(isTyped) && other.every(isTyped)
  }
}
