import type { Handover } from './handover.ts'

declare global {
  interface Window {
    /** The names in the window that the router reads when it starts. */
    __reactRouterContext?: Handover['router']
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** Tells the router what it wants to know, and opens the stream through which the scripts after this one give it the loaders' data. */
export function openRouterStream(router: Handover['router']) {
  window.__reactRouterContext = router
  const start = (controller: ReadableStreamDefaultController) => {
    router.streamController = controller
  }
  router.stream = new ReadableStream({ start }).pipeThrough(new TextEncoderStream())
}

/** Fetches all that the application needs for this page side by side, and starts it. Fails if a file does not arrive. */
export async function loadApplication(handover: Handover): Promise<void> {
  for (const href of handover.preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const modules = Object.entries(handover.routes).map(async ([id, file]) => [id, await import(file)])
  const [, ...loaded] = await Promise.all([import(handover.manifest), ...modules])
  window.__reactRouterRouteModules = Object.fromEntries(loaded)
  await import(handover.entry)
}
