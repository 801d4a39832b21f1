import type { Form } from 'tinacms'
import type { Locale } from '../../../src/model/languages.ts'
import type { FinalForm } from './values'

/** A text of a language, as Tina makes it from the schema. */
export type TextField = { name: string; label: string; type: string; list?: boolean; component: string }

/** The props that Tina gives the component of a text. `plugin` names the component that the text would have in English. */
export type TextProps = {
  input: { name: string; value: unknown; onChange(value: unknown): void; onFocus(): void; onBlur(): void }
  field: TextField & { plugin: string; locale: Locale; experimental_focusIntent?: boolean }
  form: FinalForm
  tinaForm: Form
}
