import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, ServerRouter } from 'react-router'
import { parseAddress } from './i18n/addresses.ts'
import { serverI18n } from './i18n/all.ts'

export { served } from './routes/served.ts'

/** A page as one string: whole, without streamed pieces, so that it can be cached and each inline script hashed. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // Without the option large content is cut into templates that inline scripts put together.
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error: unknown) => console.error(error) }
  const { locale } = parseAddress(new URL(request.url).pathname)
  const page = (
    <I18nextProvider i18n={serverI18n(locale)}>
      <ServerRouter context={context} url={request.url} />
    </I18nextProvider>
  )
  const { prelude } = await prerender(page, options)
  return new Response(await new Response(prelude).text(), { status, headers })
}
