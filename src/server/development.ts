import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ServerBuild } from 'react-router'

/** Loads the application through Vite, so that edited files show without a restart. */
export async function developmentBuild(http: Server) {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: { server: http }, hmr: { server: http } } })
  return {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    middleware(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse, next: () => void) {
      vite.middlewares(request, response, () => {
        request.url = request.originalUrl
        next()
      })
    },
  }
}
