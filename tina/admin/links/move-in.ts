import { addressOf } from '../../../src/model/address.ts'
import type { Form } from '../saving/form'

/** The address that a page loses, and the one that it gets. */
export type Move = { path: string; from: string; to: string }

/** Returns the old and the new address of the page in a form, where saving it now would move it; undefined otherwise. */
export function moveIn({ id, initialValues, values }: Pick<Form, 'id' | 'initialValues' | 'values'>): Move | undefined {
  const [from, to] = [addressOf(id, initialValues), addressOf(id, values)]
  return from && to && from !== to && values.slug !== '' ? { path: id, from, to } : undefined
}
