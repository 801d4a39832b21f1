import type { Context } from 'hono'
import type { EnquiryValues } from '../rules/attempt.ts'

/** Tells whether a script posted a request, and so reads JSON back; plain forms get a page. */
export const isScripted = (c: Context) => c.req.header('content-type')?.startsWith('application/json') ?? false

const isForm = (c: Context) => /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(c.req.header('content-type') ?? '')

/** Reads the texts of a submission, by name, and tells whether a script posted it; undefined if it is neither JSON nor a form. */
export async function readPosted(c: Context): Promise<{ values: EnquiryValues; scripted: boolean } | undefined> {
  const scripted = isScripted(c)
  if (!scripted && !isForm(c)) return undefined
  const body: unknown = await (scripted ? c.req.json() : c.req.parseBody()).catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const texts = Object.entries(body).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value]]
    return value === true ? [[name, 'on']] : []
  })
  return { values: Object.fromEntries(texts), scripted }
}
