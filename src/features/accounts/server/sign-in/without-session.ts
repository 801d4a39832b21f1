import { parse, serialize } from 'hono/utils/cookie'

const SESSION = /editor\.session_token$/

/** The same request, without its body and without a session that the browser still has: the library would take it for that of whoever signs in. */
export function withoutSession(request: Request): Request {
  const headers = new Headers(request.headers)
  const cookies = Object.entries(parse(headers.get('cookie') ?? '')).filter(([name]) => !SESSION.test(name))
  headers.set('cookie', cookies.map(([name, value]) => serialize(name, value).split(';')[0]).join('; '))
  return new Request(request.url, { method: request.method, headers })
}
