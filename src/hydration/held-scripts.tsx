import { useContext } from 'react'
import {
  type EntryContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router'
import { Scripts } from 'react-router-dom'
import { BOOT } from './boot.ts'
import { Inline } from './inline.tsx'

/**
 * In the place of `<Scripts/>`: the same modules, fetched only on the first sign of interaction (see `boot.ts`).
 * `now` fetches them at once, for a page that asks for something by itself.
 * It reads contexts that the router marks as unstable, so the router's version is pinned and a test guards this.
 */
export function HeldScripts({ now }: { now: boolean }) {
  const framework = useContext(FrameworkContext)
  const router = useContext(RouterContext)
  const state = useContext(StateContext)
  if (import.meta.env.DEV) return <Scripts />
  if (!import.meta.env.SSR || !framework || !router?.staticContext || !state)
    return (
      <>
        <Inline script=" " />
        <Inline script=" " />
      </>
    )
  const { manifest, serverHandoffString, renderMeta } = framework as unknown as EntryContext & {
    renderMeta?: { didRenderScripts?: boolean }
  }
  // Without this the router leaves the loaders' data out of the document.
  if (renderMeta) renderMeta.didRenderScripts = true
  const failed = state.errors ? state.matches.findIndex(({ route }) => state.errors?.[route.id] !== undefined) : -1
  const ids = (failed < 0 ? state.matches : state.matches.slice(0, failed + 1)).map(({ route }) => route.id)
  const routes = ids.flatMap((id) => manifest.routes[id] ?? [])
  const preloads = [
    ...new Set([manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])])]),
  ]
  // A page that answers a post stands at the address of the form's target; scripts and links go by that of the page.
  const posted = Object.values(state.loaderData).some((data) => (data as { arrival?: { attempt?: unknown } } | undefined)?.arrival?.attempt)
  const address = posted ? `history.replaceState(null,'',${JSON.stringify(state.location.pathname)});` : ''
  const context = `${address}window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`
  const load = `()=>(${JSON.stringify(preloads)}.forEach(h=>{const l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)}),Promise.all([import(${JSON.stringify(manifest.url)}),${routes.map(({ module }) => `import(${JSON.stringify(module)})`).join(',')}]).then(m=>{window.__reactRouterRouteModules={${ids.map((id, i) => `${JSON.stringify(id)}:m[${i + 1}]`).join(',')}};return import(${JSON.stringify(manifest.entry.module)})}))`
  return (
    <>
      <Inline script={context} />
      <Inline script={`(${BOOT})(document,window,${load},${now ? 1 : 0})`} />
    </>
  )
}
