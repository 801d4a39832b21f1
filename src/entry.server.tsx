import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router'

export { served } from './routes/served.ts'

/** A page as one string: whole, without streamed pieces, so that it can be cached and each inline script hashed. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // Without the option large content is cut into templates that inline scripts put together.
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error: unknown) => console.error(error) }
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, options)
  return new Response(await new Response(prelude).text(), { status, headers })
}
