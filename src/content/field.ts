import { createContext, useContext } from 'react'

/** Names the field that shows here, for the editor's click; visitors get undefined and so no attribute. */
export type FieldOf = (node: object | undefined, name?: string) => string | undefined

const NO_FIELD: FieldOf = () => undefined
const FieldContext = createContext(NO_FIELD)

export const FieldProvider = FieldContext.Provider

/** Names a field of another document than those the page is made of, by its address: the editor opens it on a click. */
export type FieldElsewhere = (href: string, name: string) => string | undefined

const ElsewhereContext = createContext<FieldElsewhere>(() => undefined)

export const ElsewhereProvider = ElsewhereContext.Provider

/** `useFieldElsewhere()('/about', 'title')` => value of `data-elsewhere` inside the editor, undefined for visitors. */
export const useFieldElsewhere = () => useContext(ElsewhereContext)

/** `useField()(block, 'heading')` => value of `data-tina-field` inside the editor, undefined elsewhere. */
export const useField = () => useContext(FieldContext)

/** Whether an editor looks at the page, inside the admin. */
export const useEditing = () => useField() !== NO_FIELD
