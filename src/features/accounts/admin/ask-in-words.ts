import { ask, Refusal } from '../../../admin/ask-server'
import type { Sent } from '../../../model/json.ts'
import { word } from './words/reasons'

type Question = Parameters<typeof ask>[1]
type Reason = Parameters<typeof word>[0]

/** Asks this site's own server, as `ask` does, and says why it refused in the language of the desk. */
export async function askInWords<Answer = undefined>(address: string, question?: Question): Promise<Sent<Answer>> {
  try {
    return await ask<Answer>(address, question)
  } catch (error) {
    if (!(error instanceof Refusal) || !error.reason) throw error
    throw new Refusal(word(error.reason as Reason, { message: error.message }), error.status, error.reason)
  }
}

/** Posts something as JSON, and returns the answer. `unasked` is true where nobody is signed in. */
export const post = <Answer = undefined>(address: string, body: object, unasked = false) =>
  askInWords<Answer>(address, { method: 'POST', body, unasked })
