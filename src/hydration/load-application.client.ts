import type { Handover } from './handover.ts'
import { isTranslated } from './translated.client.ts'

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

/**
 * Fetches the loaders' data where they are kept apart. Fails if they don't arrive. A page that has moved, or is gone, is loaded
 * anew, unless somebody has typed in it: then it stays as it is, and works as far as it does without script.
 */
async function fetchState({ router, state }: Handover): Promise<void> {
  if (!state) return
  const response = await fetch(state)
  if (response.redirected || response.status === 404) {
    if (!isTypedIn()) location.reload()
    await new Promise(() => {})
  }
  if (!response.ok) throw new Error(`${state}: ${response.status}`)
  window.__reactRouterContext = router
  router.stream = response.body
}

const isTypedIn = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/** Puts a link into the head; one that does not arrive is taken out again. */
function add(rel: string, href: string): Promise<void> {
  return new Promise((done, fail) => {
    // Until a style sheet is there it is for paper alone: nothing that is painted waits for it.
    const link = Object.assign(document.createElement('link'), { rel, href, media: rel === 'stylesheet' ? 'print' : '' })
    link.onload = () => {
      link.media = ''
      done()
    }
    link.onerror = () => {
      link.remove()
      fail(new Error(href))
    }
    if (document.head.querySelector(`link[rel=${rel}][href="${href}"]`)) done()
    else document.head.append(link)
  })
}

/**
 * Fetches all that the application needs for this page side by side, and starts it. Fails if a file does not arrive, and where the page
 * is translated: it stays as it is, and works as far as it does without script.
 */
export async function loadApplication(handover: Handover): Promise<void> {
  if (isTranslated()) throw new Error('translated')
  // A file that can't be fetched ahead is asked for again where it is imported.
  for (const href of handover.preloads) add('modulepreload', href).catch(() => {})
  const modules = Object.entries(handover.routes).map(async ([id, file]) => [id, await import(file)])
  const [, , , ...loaded] = await Promise.all([
    import(handover.manifest),
    fetchState(handover),
    add('stylesheet', handover.style),
    ...modules,
  ])
  window.__reactRouterRouteModules = Object.fromEntries(loaded)
  await import(handover.entry)
}
