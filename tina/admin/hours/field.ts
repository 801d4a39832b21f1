import type { AnyObject } from '../../../src/model/json.ts'
import type { Field } from '../../../src/model/schema.ts'
import { problemsIn } from '../../../src/model/validate/validate.ts'

/** The props that Tina gives the component of a list which is drawn as one field. */
export type ListProps<Item> = {
  input: { name: string; value: Item[] | ''; onChange(value: Item[] | undefined): void }
  field: Field & { label: string; experimental_focusIntent?: boolean }
  form: { change(name: string, value: unknown): void; getState(): { values: AnyObject } }
}

/** What is wrong with a list: by the number of its item, `-1` for the list as a whole. */
export function problemsByItem(field: Field, items: unknown[]): Map<number, string> {
  const name = field.name.slice(field.name.lastIndexOf('.') + 1)
  const problems = problemsIn([{ ...field, name }], { [name]: items }).map(({ pointer, place, message }) => {
    const [, , index] = pointer.split('/')
    const label = index === undefined ? '' : `${place.at(-1)} `
    return [index === undefined ? -1 : Number(index), capitalised(`${label}${message}.`)] as const
  })
  return new Map(problems.reverse())
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
