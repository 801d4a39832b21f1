import { createHash } from 'node:crypto'
import { createSecureServer } from 'node:http2'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const TEXT = /^text\/|json|javascript|xml|svg|manifest/
/** The headers that are the front's own, or of one connection. */
const OWN = new Set(['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'x-request-id'])

/**
 * Starts an HTTP/2 server that keeps what another server answers, compressed once at the best quality, as a cache at the edge
 * does: the speed of the site's own server is measured elsewhere. `change` may change a page and its headers.
 */
export async function startFront({ key, cert }, change = (html) => html) {
  let upstream = ''
  const kept = new Map()
  const answerTo = (path) => {
    if (!kept.has(path)) kept.set(path, fetchOnce(upstream + path, change))
    return kept.get(path)
  }
  const server = createSecureServer({ key, cert, allowHTTP1: true }, async (request, response) => {
    // Counted visits are not what is measured.
    if (request.method !== 'GET') return response.writeHead(204).end()
    const { status, headers, body } = await answerTo(request.url)
    if (request.headers['if-none-match'] === headers.etag) return response.writeHead(304, headers).end()
    response.writeHead(status, headers).end(body)
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `https://localhost:${server.address().port}`,
    answerTo,
    of: (origin) => {
      upstream = origin
    },
    stop: () => server.close(),
  }
}

async function fetchOnce(url, change) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' })
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name)))
  let body = Buffer.from(await answer.arrayBuffer())
  const type = headers['content-type'] ?? ''
  const html = type.startsWith('text/html') ? change(body.toString(), headers) : undefined
  if (html !== undefined) body = Buffer.from(html)
  headers.etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  if (TEXT.test(type)) {
    body = await promisify(brotliCompress)(body)
    headers['content-encoding'] = 'br'
  }
  return { status: answer.status, headers: { ...headers, 'content-length': body.length }, body, html }
}
