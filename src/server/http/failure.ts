import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { Busy } from './busy.ts'
import { busyAnswer } from './busy-page.ts'
import { oneLine } from './log.ts'
import { Unreachable } from './unreachable.ts'

/**
 * Answers a request whose error nobody has caught. Too much to do (`Busy`) and a database that is away will pass, so they
 * are a 503; anything else is a fault of ours, a 500. Visitors are told no details.
 */
export const tellFailure: ErrorHandler = (error, c) => {
  if (error instanceof HTTPException) return error.getResponse()
  if (error instanceof Busy) return busyAnswer(c, error)
  // Logged without the query, which holds what visitors searched for.
  console.error(oneLine(`${c.req.method} ${c.req.path}: ${error.message}`))
  if (!(error instanceof Unreachable)) {
    if (process.env.NODE_ENV === 'development') console.error(error)
    return c.text('Internal Server Error', 500)
  }
  c.header('retry-after', '60')
  return c.json({ message: 'The database can’t be reached at the moment. Nothing is lost: try again in a minute.' }, 503)
}
