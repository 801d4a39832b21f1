/** Is thrown if the database does not answer, or not in time. Nothing is wrong with the request: it may be tried again. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${reasonOf(cause)}`, { cause })
  }
}

/**
 * Returns the message of an error: `'connect ECONNREFUSED 127.0.0.1:5432'`. If a name with several addresses refuses a
 * connection, the error has only a code.
 */
export function reasonOf(error: unknown): string {
  const { message, code } = (error ?? {}) as { message?: string; code?: string }
  return message || code || String(error)
}
