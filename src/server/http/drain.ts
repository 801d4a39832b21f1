import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'

/** The time for which a connection that was kept stays open: a request may be on its way on it. */
const QUIET_MS = 500

/**
 * Watches the requests of a server, and returns the function that ends it without cutting one or losing one that is on its way. Nobody
 * else is let in then, each answer says that its connection ends, and the promise resolves with the last answer, or after `longestMs`.
 */
export function createDrain(http: Server, { quietMs = QUIET_MS } = {}) {
  const under = new Map<ServerResponse, IncomingMessage>()
  let isDraining = false
  /** The moment since which no kept connection was used, by the clock that only runs on. */
  let quietSince = 0
  let look = () => {}

  /** Lets an answer say that its connection ends, unless its request still comes in: that would cut the answer. */
  function sayClose(request: IncomingMessage, response: ServerResponse) {
    const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
    response.writeHead = (...given: unknown[]) => {
      if ((request.complete || !hasBody(request)) && !response.headersSent) response.setHeader('connection', 'close')
      return writeHead(...given)
    }
  }

  // Before whatever answers.
  http.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    under.set(response, request)
    if (isDraining) sayClose(request, response)
    response.once('close', () => {
      under.delete(response)
      if (response.getHeader('connection') !== 'close') quietSince = performance.now()
      look()
    })
  })

  return async function drain(longestMs: number): Promise<void> {
    isDraining = true
    quietSince = performance.now()
    for (const [response, request] of under) sayClose(request, response)
    // That of an HTTP server would close connections on which a request is on its way.
    NetServer.prototype.close.call(http)
    const end = quietSince + longestMs
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((done) => {
      look = () => {
        clearTimeout(timer)
        const now = performance.now()
        const wait = under.size > 0 ? end - now : Math.min(end, quietSince + quietMs) - now
        if (wait <= 0) done()
        else timer = setTimeout(look, wait)
      }
      look()
    })
    http.closeAllConnections()
  }
}

/** An answer that is ready at once comes before node has seen the end of a request, also of one that has nothing more to send. */
const hasBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
