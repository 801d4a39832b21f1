import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A balancer as nginx is one: each request goes to the next process, and to the one after it where nobody takes the connection. A
 * request that was taken is not sent twice; where its process dies, the answer is 502.
 */
export async function startBalancer(ports: number[]) {
  const agent = new Agent({ keepAlive: true })
  let next = 0

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, body: Buffer, tries: number) {
    const port = ports[next++ % ports.length]
    const { method, url: path, headers } = incoming
    const onward = request({ agent, port, host: '127.0.0.1', method, path, headers })
    const failed = (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) return void outgoing.destroy()
      if (error.code === 'ECONNREFUSED' && tries < ports.length) return pass(incoming, outgoing, body, tries + 1)
      outgoing.writeHead(502).end()
    }
    onward.once('error', failed)
    onward.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.once('error', failed)
      answer.pipe(outgoing)
    })
    onward.end(body)
  }

  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part as Buffer)
    pass(incoming, outgoing, Buffer.concat(parts), 1)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      agent.destroy()
      server.closeAllConnections()
      return new Promise<void>((done) => server.close(() => done()))
    },
  }
}
