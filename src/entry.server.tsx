import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { scriptNonce } from './hydration/allowed-scripts.ts'
import { StateAddress } from './hydration/state-address.ts'
import { stateApart } from './hydration/state-apart.ts'
import { parseAddress } from './i18n/addresses.ts'
import { serverI18n } from './i18n/all.ts'
import { hashOf } from './server/http/etag.ts'

export { scriptHashes, scriptNonce } from './hydration/allowed-scripts.ts'
export { STYLE_PLACE, styles } from './hydration/page-style.tsx'
export { stateApart } from './hydration/state-apart.ts'
export { served } from './routes/served.ts'

/** Renders a page as one string: whole, without streamed pieces, so that it can be cached and each inline script hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
) {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  // Without the option large content is cut into templates that inline scripts put together.
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: report(request) }
  const { locale } = parseAddress(new URL(request.url).pathname)
  const apart = import.meta.env.DEV ? undefined : given.get(stateApart)
  if (apart && context.serverHandoffStream) {
    apart.state = await new Response(context.serverHandoffStream).text()
    apart.address += `${apart.address.includes('?') ? '&' : '?'}v=${hashOf(Buffer.from(apart.state))}`
    context.serverHandoffStream = undefined
  }
  const page = (
    <I18nextProvider i18n={serverI18n(locale)}>
      <StateAddress value={apart?.address}>
        <ServerRouter context={context} url={request.url} nonce={given.get(scriptNonce)} />
      </StateAddress>
    </I18nextProvider>
  )
  const { prelude } = await prerender(page, options)
  return new Response(await new Response(prelude).text(), { status, headers })
}

/** Logs an error in one line; visitors see the error screen of the page. In development it logs the whole error, with its place. */
const report =
  ({ method, url }: Request) =>
  (error: unknown) => {
    if (import.meta.env.DEV) console.error(error)
    else console.error(`${method} ${new URL(url).pathname}: ${error instanceof Error ? error.message : JSON.stringify(error)}`)
  }

/** Logs the errors that the router reports, but for those that are not ours: an address that leads nowhere, and a visitor who went away. */
export function handleError(error: unknown, { request }: { request: Request }) {
  const isTheirs = request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)
  if (!isTheirs) report(request)(error)
}
