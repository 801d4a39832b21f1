import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { Busy } from './busy.ts'
import { busyAnswer } from './busy-page.ts'
import { oneLine } from './log.ts'
import { Unreachable } from './unreachable.ts'

/** What nobody has caught: too much at once and a database that is away pass; anything else is ours. No more than that is told. */
export const tellFailure: ErrorHandler = (error, c) => {
  if (error instanceof HTTPException) return error.getResponse()
  if (error instanceof Busy) return busyAnswer(c, error)
  // Without the query, which holds what visitors searched for.
  console.error(oneLine(`${c.req.method} ${c.req.path}: ${error.message}`))
  if (!(error instanceof Unreachable)) {
    if (process.env.NODE_ENV === 'development') console.error(error)
    return c.text('Internal Server Error', 500)
  }
  c.header('retry-after', '60')
  return c.json({ message: 'The database can’t be reached at the moment. Nothing is lost: try again in a minute.' }, 503)
}
