import type { Sent } from '../model/json.ts'
import { serverSentence } from './said-by-server/server-sentence'
import { word } from './words'

/**
 * Is thrown where the server did not do what it was asked. Its message is a sentence for the editor; its status is 0 where there
 * was no answer; its reason is a name that the server gave, by which a screen finds its own words, or empty. `answer` is all that
 * the server gave.
 */
export class Refusal extends Error {
  readonly status: number
  readonly reason: string
  readonly answer: unknown

  constructor(message: string, status: number, reason = '', answer?: unknown) {
    super(message)
    this.status = status
    this.reason = reason
    this.answer = answer
  }
}

type Question = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as JSON; a file is sent as it is. */
  body?: object
  /** The branch that the admin works on, as Tina encodes it. Without it the server reads the branch from Tina's cookie. */
  branch?: string
  signal?: AbortSignal
  /** True where no editor waits for the answer: an ended session then asks nobody to sign in. */
  unasked?: boolean
  /** Tina's own way to fetch, which brings back its sign-in where the session has ended. */
  through?(address: string, init: RequestInit): Promise<Response>
}

const listeners = new Set<() => void>()

/**
 * Calls the listener each time an editor asks for something after the session has ended; of several the newest alone, which
 * stands nearest to what was asked. Returns what stops this.
 */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

async function read(response: Response) {
  const text = await response.text()
  return text ? JSON.parse(text) : undefined
}

/**
 * Asks this site's own server with the editor's session, and returns its answer: `ask<Counts>('/api/inbox/unread')` =>
 * `{ unread: 2, suspected: 0, unreachable: 0 }`. Throws a `Refusal` if the server refuses or can't be reached, and the reason of the signal
 * if that is aborted.
 */
export async function ask<Answer = undefined>(address: string, question: Question = {}): Promise<Sent<Answer>> {
  const { method = 'GET', body, branch, signal, unasked, through = fetch } = question
  const isFile = body instanceof Blob
  const headers = { ...(body && !isFile && { 'content-type': 'application/json' }), ...(branch && { 'x-branch': branch }) }
  const sent = isFile ? body : body && JSON.stringify(body)
  const fail =
    (sentence: string, status: number) =>
    (error: unknown): never => {
      throw signal?.aborted ? error : new Refusal(sentence, status)
    }
  const response = await through(address, { method, headers, body: sent, signal, cache: 'no-store' }).catch(fail(word('unreachable'), 0))
  const { status, ok } = response
  const answer = await read(response).catch(ok ? fail(word('unreadable'), status) : () => undefined)
  if (ok) return answer
  if (status !== 401)
    throw new Refusal(serverSentence(answer?.message ?? '') || word('refused', { status }), status, answer?.reason, answer)
  if (!unasked) [...listeners].at(-1)?.()
  throw new Refusal(word('signedOut'), status)
}
