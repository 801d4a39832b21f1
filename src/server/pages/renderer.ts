import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Served } from '../../routes/served.ts'

type ServedKey = typeof import('../../routes/served.ts').served

/** Renders an address with the built application: HTML, or the data that navigation asks for. */
export type Render = (request: Request, given: Served) => Promise<Response>

/** `load` gives the build; in development it is asked again for each request, so that edits show. */
export function createRenderer(load: () => Promise<ServerBuild>, mode: 'production' | 'development'): Render {
  const handle = createRequestHandler(load, mode)
  return async (request, given) => {
    const context = new RouterContextProvider()
    const { served } = (await load()).entry.module as unknown as { served: ServedKey }
    context.set(served, given)
    return handle(request, context)
  }
}
