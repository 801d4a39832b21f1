/** The database does not answer, or not in time: whoever asks may try again, and nothing is wrong with what they asked. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause })
  }
}

/** What an error says: `'connect ECONNREFUSED 127.0.0.1:5432'`. A refused name with several addresses has only a code. */
export function reasonOf(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: string; code?: string }
  return message || code || String(error)
}
