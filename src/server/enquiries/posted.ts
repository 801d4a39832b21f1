import type { Context } from 'hono'
import type { Values } from '../../enquiries/attempt.ts'

/** What was posted, as texts by name, and whether a script posted it; undefined if it is neither JSON nor a form. */
export async function readPosted(c: Context): Promise<{ values: Values; scripted: boolean } | undefined> {
  const type = c.req.header('content-type') ?? ''
  const scripted = type.startsWith('application/json')
  if (!scripted && !/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type)) return undefined
  const body: unknown = await (scripted ? c.req.json() : c.req.parseBody()).catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const texts = Object.entries(body).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value]]
    return value === true ? [[name, 'on']] : []
  })
  return { values: Object.fromEntries(texts), scripted }
}
