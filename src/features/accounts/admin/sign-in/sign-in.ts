import { ask, Refusal } from '../../../../admin/ask-server'
import { setStanding } from '../../../../admin/standing'
import { tidyEmail } from '../../../../model/email.ts'
import type { NextStep } from '../../rules/second-factor.ts'
import { type Person, SESSION_PATH, type Session, SIGN_IN_PASSWORD_PATH, SIGN_OUT_PATH } from '../../rules/session.ts'
import { standingOf } from '../../rules/standing.ts'
import { word } from '../words'

/** The answers of the library to a wrong password, and to what is no e-mail address. */
const WRONG = [400, 401]
const TOO_MANY = 429

/** Why nobody was signed in, in words for whoever tried. */
function inWords({ status, message }: Refusal): string {
  if (WRONG.includes(status)) return word('wrong')
  if (status === TOO_MANY) return word('tooMany', { reason: message })
  if (status === 0) return word('unreachable')
  return word('trouble')
}

/** Signs in to this site's own server, and returns what is still to do. Throws a `Refusal` with a sentence for the editor. */
export async function signIn(email: string, password: string): Promise<NextStep> {
  const body = { email: tidyEmail(email), password }
  const asked = ask<{ next?: NextStep }>(SIGN_IN_PASSWORD_PATH, { method: 'POST', body, unasked: true })
  const { next } = await asked.catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal(inWords(error), error.status) : error
  })
  // The desk shows what this person may do from the first moment on.
  await whoIsIn().catch(() => null)
  return next
}

/** Tells whether what was typed is at fault, rather than the server or the number of tries. */
export const isWrong = (error: unknown): boolean => error instanceof Refusal && WRONG.includes(error.status)

let asking: Promise<Person | null> | undefined

/**
 * Returns who is signed in, and tells the desk what they may do; null where nobody is. Throws where the server can't tell. Who asks
 * meanwhile gets the same answer.
 */
export function whoIsIn(): Promise<Person | null> {
  asking ??= ask<Session>(SESSION_PATH, { unasked: true })
    .then((session) => {
      const person = session?.user ?? null
      if (person) setStanding({ ...standingOf(person), draftsOnly: person.draftsOnly })
      return person
    })
    .finally(() => {
      asking = undefined
    })
  return asking
}

/** Ends the session of this browser, and opens the admin anew. */
export async function signOut(): Promise<void> {
  await ask(SIGN_OUT_PATH, { method: 'POST', body: {}, unasked: true })
  window.location.reload()
}
