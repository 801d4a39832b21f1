import { addressOf } from '../../../src/model/address.ts'
import type { Form } from '../saving/form'

/** The address that a page loses, and the one that it gets. */
export type Move = { path: string; from: string; to: string }

/** Returns the address that a form takes from its page, and the one that it gives it; undefined where that stays, or is none yet. */
export function moveIn({ id, initialValues, values }: Pick<Form, 'id' | 'initialValues' | 'values'>): Move | undefined {
  const [from, to] = [addressOf(id, initialValues), addressOf(id, values)]
  return from && to && from !== to && values.slug !== '' ? { path: id, from, to } : undefined
}
