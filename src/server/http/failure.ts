import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { Unreachable } from '../stores/unreachable.ts'

/** What nobody has caught: a database that is away passes; anything else is ours. No more than that is told. */
export const tellFailure: ErrorHandler = (error, c) => {
  if (error instanceof HTTPException) return error.getResponse()
  if (!(error instanceof Unreachable)) {
    console.error(error)
    return c.text('Internal Server Error', 500)
  }
  console.error(`${c.req.method} ${c.req.path}: ${error.message}`)
  c.header('retry-after', '60')
  return c.json({ message: 'The database can’t be reached at the moment. Nothing is lost: try again in a minute.' }, 503)
}
