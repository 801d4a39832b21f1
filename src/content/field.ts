import { createContext, useContext } from 'react'

/**
 * Returns the value of `data-tina-field` for a field of an object: inside the admin the name of the field, for the
 * editor's click; for testers the sentence that a branch changes it. Visitors get undefined and so no attribute.
 */
export type FieldOf = (node: object | undefined, name?: string) => string | undefined

const FieldContext = createContext<FieldOf>(() => undefined)

export const FieldProvider = FieldContext.Provider

/** The same for a field of a document that the page is not made of, by the address of that document; the editor opens it on a click. */
export type FieldElsewhere = (href: string, name: string) => string | undefined

const NOWHERE: FieldElsewhere = () => undefined
const ElsewhereContext = createContext(NOWHERE)
const ChangedElsewhereContext = createContext(NOWHERE)

export const ElsewhereProvider = ElsewhereContext.Provider
export const ChangedElsewhereProvider = ChangedElsewhereContext.Provider

/** `useFieldElsewhere()('/about', 'title')` => value of `data-elsewhere` inside the admin and for testers, undefined for visitors. */
export function useFieldElsewhere(): FieldElsewhere {
  const [edited, changed] = [useContext(ElsewhereContext), useContext(ChangedElsewhereContext)]
  return edited === NOWHERE ? changed : edited
}

/** `useField()(block, 'heading')` => value of `data-tina-field` inside the admin and for testers, undefined for visitors. */
export const useField = () => useContext(FieldContext)

/** Tells whether the page marks what a branch changes: for testers, not inside the admin. */
export const useMarks = () => useContext(ChangedElsewhereContext) !== NOWHERE

/** Tells whether the page is open inside the admin. */
export const useEditing = () => useContext(ElsewhereContext) !== NOWHERE
