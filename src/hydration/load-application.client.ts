import type { Handover } from './handover.ts'

declare global {
  interface Window {
    /** The names in the window that the router reads when it starts. */
    __reactRouterContext?: Handover['router']
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** Opens the stream through which the scripts after this one give the router the loaders' data. */
export function openRouterStream(router: Handover['router']) {
  window.__reactRouterContext = router
  const start = (controller: ReadableStreamDefaultController) => {
    router.streamController = controller
  }
  router.stream = new ReadableStream({ start }).pipeThrough(new TextEncoderStream())
}

/** Fetches the loaders' data where they are kept apart. Fails if there are none: the page may have moved meanwhile. */
async function fetchState({ router, state }: Handover): Promise<void> {
  if (!state) return
  const response = await fetch(state)
  if (!response.ok || response.redirected) throw new Error(`${state}: ${response.status}`)
  window.__reactRouterContext = router
  router.stream = response.body
}

/** Fetches the whole style sheet, since the application may draw what the page did not have; goes on without it if it does not arrive. */
function fetchStyle(href: string): Promise<void> {
  return new Promise((done) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done })
    document.head.append(sheet)
  })
}

/** Fetches all that the application needs for this page side by side, and starts it. Fails if a file does not arrive. */
export async function loadApplication(handover: Handover): Promise<void> {
  for (const href of handover.preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const modules = Object.entries(handover.routes).map(async ([id, file]) => [id, await import(file)])
  const [, , , ...loaded] = await Promise.all([import(handover.manifest), fetchState(handover), fetchStyle(handover.style), ...modules])
  window.__reactRouterRouteModules = Object.fromEntries(loaded)
  await import(handover.entry)
}
