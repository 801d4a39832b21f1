import type { FormName, Problems, Values } from './attempt.ts'

const PATIENCE_MS = 20_000

/** Taken under a reference, refused because of its fields, or not taken for a reason that is not the visitor's. */
export type Answer = { reference: string } | { problems: Problems } | { failed: true }

/** Sends a form to the site's own server. Whatever goes wrong on the way is an answer too. */
export async function send(form: FormName, page: string, values: Values): Promise<Answer> {
  try {
    const response = await fetch('/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ ...values, form, page }),
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
