/** The texts in a request's JSON, by name; none where it is no object. Anything else that was sent is passed over. */
export async function readTexts(request: Request): Promise<Record<string, string | undefined>> {
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'))
}

/** The same request with another body, of which nothing is read twice, and to another address if one is given. */
export function withJson(request: Request, body: object, address = request.url): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return new Request(address, { method: request.method, headers, body: JSON.stringify(body) })
}

/** A refusal in a sentence for a person. `reason` is a name by which the desk finds its own words for it. */
export const refuse = (status: 400 | 401 | 403 | 404 | 409 | 429, message: string, headers: Record<string, string> = {}, reason?: string) =>
  Response.json({ message, ...(reason && { reason }) }, { status, headers })
