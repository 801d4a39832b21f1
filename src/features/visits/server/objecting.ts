import type { Context } from 'hono'
import { objects } from '../rules/objection.ts'
import { isRobot } from './robots.ts'

/** Tells whether a visitor has objected to being counted: on this site, or on all sites by Global Privacy Control or Do Not Track. */
export const hasObjected = (c: Context): boolean =>
  objects(c.req.header('cookie') ?? '') || c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'

/** Tells whether a request may be counted: the browser of somebody who has not objected sent it. */
export const mayCount = (c: Context): boolean => !isRobot(c.req.header('user-agent')) && !hasObjected(c)
