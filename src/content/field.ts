import { createContext, useContext } from 'react'

/** Names the field that shows here, for the editor's click, or tells testers that a branch changes it; visitors get undefined and so no attribute. */
export type FieldOf = (node: object | undefined, name?: string) => string | undefined

const FieldContext = createContext<FieldOf>(() => undefined)

export const FieldProvider = FieldContext.Provider

/** The same for a field of another document than those the page is made of, by its address; the editor opens it on a click. */
export type FieldElsewhere = (href: string, name: string) => string | undefined

const NOWHERE: FieldElsewhere = () => undefined
const ElsewhereContext = createContext(NOWHERE)
const ChangedElsewhereContext = createContext(NOWHERE)

export const ElsewhereProvider = ElsewhereContext.Provider
export const ChangedElsewhereProvider = ChangedElsewhereContext.Provider

/** `useFieldElsewhere()('/about', 'title')` => value of `data-elsewhere` inside the editor and for testers, undefined for visitors. */
export function useFieldElsewhere(): FieldElsewhere {
  const [edited, changed] = [useContext(ElsewhereContext), useContext(ChangedElsewhereContext)]
  return edited === NOWHERE ? changed : edited
}

/** `useField()(block, 'heading')` => value of `data-tina-field` inside the editor and for testers, undefined elsewhere. */
export const useField = () => useContext(FieldContext)

/** Whether what a branch changes is marked here: for its testers, not inside the admin. */
export const useMarks = () => useContext(ChangedElsewhereContext) !== NOWHERE

/** Whether an editor looks at the page, inside the admin. */
export const useEditing = () => useContext(ElsewhereContext) !== NOWHERE
