import type { EnquiryValues, FormName, Problems } from './attempt.ts'
import { readTyped } from './typed.ts'

const PATIENCE_MS = 20_000

/** Taken under a reference, refused because of its fields, or not taken for a reason that is not the visitor's. */
export type Answer = { reference: string } | { problems: Problems } | { failed: true }

/** The mark on one sending, and on each retry of it: 32 hexadecimal digits. */
export const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Sends a form to the site's own server. Whatever goes wrong on the way is an answer too. */
export async function send(form: FormName, page: string, key: string, values: EnquiryValues): Promise<Answer> {
  // Where nothing is kept, since the page was opened.
  const { since } = readTyped(form)
  const took = String(Math.round(since ? Date.now() - Number(since) : performance.now()))
  try {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...values, form, page, key, took }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer = await response.json()
    if (response.ok && typeof answer.reference === 'string') return { reference: answer.reference }
    if (response.status === 422 && answer.problems) return { problems: answer.problems }
    return { failed: true }
  } catch {
    return { failed: true }
  }
}
