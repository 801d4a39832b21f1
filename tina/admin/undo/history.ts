import { useSyncExternalStore } from 'react'
import { isRichText } from '../../../src/model/documents-inside.ts'
import { isObject, type JsonObject } from '../../../src/model/json.ts'
import { movedPlace } from '../../../src/model/same/moved.ts'
import type { Cms, Form, FormState, FormValues } from '../saving/form'
import { restoreInto } from '../unsaved/keep'
import { changesBetween, withValue } from './changes'
import { leadToChange } from './lead'
import { type RemovedItem, removedBy } from './removed'
import { changesOf, Steps, type UndoStep } from './steps'

const steps = new Steps<Form>()
const listeners = new Set<() => void>()
let isTakingBack = false

const tell = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const known = new WeakSet<Form>()
/** The steps by which a form became what is saved. */
const putsBack = new WeakSet<UndoStep<Form>>()

/** Remembers everything that is done in a form, from now on. */
export function rememberChanges(form: Form): void {
  if (known.has(form)) return
  known.add(form)
  let seen: Pick<FormState, 'values' | 'initialValues'> = form.finalForm.getState()
  form.finalForm.subscribe(
    (now) => {
      const before = seen
      seen = now
      if (isTakingBack || now.values === before.values) return
      // What others saved came into the form: what was done before it was done to another text.
      const isForeign = now.initialValues !== before.initialValues && changesBetween(before.values, now.values).length > 0
      gone = undefined
      if (isForeign) steps.keep((one) => one !== form)
      else steps.record(form, before.values, now.values, Date.now())
      const step = steps.past.at(-1)
      // Put back: the form holds the very values that it began with.
      if (step?.form === form && step.after === now.values && now.values === now.initialValues) putsBack.add(step)
      tell()
    },
    { values: true, initialValues: true },
  )
}

const holdsRichText = (value: unknown): boolean =>
  isRichText(value) || ((isObject(value) || Array.isArray(value)) && Object.values(value).some(holdsRichText))

/** Puts values into a form; where they hold long texts, the editors of these begin anew with them. */
function put(form: Form, values: FormValues): void {
  const isRich = changesBetween(form.values, values).some(({ before, after }) => holdsRichText(before) || holdsRichText(after))
  isTakingBack = true
  form.finalForm.batch(() => {
    if (isRich) form.finalForm.reset(form.initialValues)
    restoreInto(form, values)
  })
  isTakingBack = false
}

/** What was taken back or done again last. */
export type Gone = { step: UndoStep<Form>; isBack: boolean }

let gone: Gone | undefined

/** Does a step once more, or takes it back, and leads to what it changed. */
function go(cms: Cms, step: UndoStep<Form> | undefined, side: 'before' | 'after'): void {
  if (!step) return
  gone = { step, isBack: side === 'before' }
  const changes = changesBetween(step.before, step.after)
  put(
    step.form,
    changes.reduce((values, change) => withValue(values, change.path, change[side]), step.form.values),
  )
  tell()
  const [first] = changesOf(step)
  if (first) leadToChange(cms, step.form, first, side)
}

/** Forgets what was done in forms that are no longer open. */
export function forgetClosed(cms: Cms): void {
  const { past, future } = steps
  steps.keep((form) => cms.state.forms.some(({ tinaForm }) => tinaForm === form))
  if (past !== steps.past || future !== steps.future) tell()
}

/** Takes back what was done last, in whichever form of the page that was. */
export function undo(cms: Cms): void {
  forgetClosed(cms)
  go(cms, steps.back(), 'before')
}

/** Does again what was taken back last. */
export function redo(cms: Cms): void {
  forgetClosed(cms)
  go(cms, steps.forth(), 'after')
}

/** What can be taken back, the newest last. */
export const pastSteps = () => steps.past

/** What can be taken back and done again, the newest last; followed while the editor works. */
export const usePast = () => useSyncExternalStore(subscribe, pastSteps)
export const useFuture = () => useSyncExternalStore(subscribe, () => steps.future)

/** Returns what was last undone or redone, to be read to whoever uses a screen reader; follows changes. */
export const useGone = () => useSyncExternalStore(subscribe, () => gone)

/** An item that was deleted, and the step that did it. */
export type Deletion = RemovedItem & { step: UndoStep<Form> }

/** Returns where the list is by now from which a step deleted an item; undefined where it went with its section. */
const listNow = ({ form, after }: UndoStep<Form>, list: string) => movedPlace(after as JsonObject, form.values as JsonObject, list)

/** Returns the items that were deleted from a form and can be brought back, the last one last. */
export function deletionsIn(past: readonly UndoStep<Form>[], form: Form | undefined): Deletion[] {
  // With the form put back, what was deleted is there again, and what was added and deleted is no more to be had.
  const since = past.findLastIndex((step) => step.form === form && putsBack.has(step))
  return past.slice(since + 1).flatMap((step) => {
    if (step.form !== form || returned.has(step)) return []
    const [change, more] = changesOf(step)
    const removed = change && !more && removedBy(change)
    return removed && listNow(step, removed.list) !== undefined ? [{ ...removed, step }] : []
  })
}

const returned = new WeakSet<UndoStep<Form>>()

/** Brings a deleted item back into its list, wherever that is by now: as by Undo if nothing was done since, else beside what was done. */
export function bringBack(cms: Cms, { step, list: before, index, item }: Deletion): void {
  if (steps.past.at(-1) === step) {
    undo(cms)
    return
  }
  const { finalForm, values } = step.form
  const list = listNow(step, before)
  if (list === undefined) return
  const items = list.split('.').reduce<unknown>((at, name) => (at as FormValues | undefined)?.[name], values)
  returned.add(step)
  finalForm.mutators.insert(list, Math.min(index, Array.isArray(items) ? items.length : 0), item)
  tell()
}
