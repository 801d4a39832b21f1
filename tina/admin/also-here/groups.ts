import { documentNameOf } from '../../../src/model/document-path.ts'
import type { Cms } from '../saving/form'
import { nameOf } from '../unsaved/name'

/** A text that the page shows, by the title of its form. */
export type FormEntry = { path: string; title: string; isUnsaved: boolean; isOpen: boolean }
/** The texts of one kind, under its name. */
export type FormGroup = { label: string; entries: FormEntry[] }

type Shown = { state: Pick<Cms['state'], 'activeFormId' | 'forms'> }

/** Returns the forms of a page by their kinds, in the order of the collections; within a kind as the page has them. */
export function groupsOf({ state: { forms, activeFormId } }: Shown, kinds: { name: string; label?: string }[]): FormGroup[] {
  const all = forms.map(({ tinaForm: { id, values, finalForm } }) => ({
    collection: documentNameOf(id)?.collection,
    entry: {
      path: id,
      title: nameOf(values, documentNameOf(id)?.name ?? id),
      isUnsaved: finalForm.getState().dirty,
      isOpen: id === activeFormId,
    },
  }))
  return kinds
    .map(({ name, label = name }) => ({ label, entries: all.filter(({ collection }) => collection === name).map(({ entry }) => entry) }))
    .filter(({ entries }) => entries.length > 0)
}
