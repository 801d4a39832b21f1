import type { ContextType } from 'react'
import type { UNSAFE_FrameworkContext as FrameworkContext, UNSAFE_DataRouterStateContext as StateContext } from 'react-router'

/** The server's words to the script of the body, as JSON beside it. */
export type Handover = {
  /** The page as the router wants to know it, in its own words, and the stream of the loaders' data. */
  router: { stream?: ReadableStream | null; streamController?: ReadableStreamDefaultController }
  /** Where the loaders' data are to be had. Without it the scripts after this one write them into the stream. */
  state?: string
  /** The address of the page, if the browser shows another. */
  address?: string
  /** Tells that the application is to be loaded without a sign of the visitor. */
  atOnce?: boolean
  /** The script that counts the visit, where it is to be counted. */
  visit?: string
  /** The whole style sheet. */
  style: string
  /** The files of the application: those that others import, the router's list of routes, the routes of this page, what starts it. */
  preloads: string[]
  manifest: string
  routes: Record<string, string>
  entry: string
}

/** The part of the handover that a page says itself. */
export type OwnHandover = Pick<Handover, 'atOnce' | 'visit' | 'state' | 'style'>

type Framework = NonNullable<ContextType<typeof FrameworkContext>>
type State = NonNullable<ContextType<typeof StateContext>>

/** Returns what the script of the body must know. A page that failed is shown by the routes up to the one that did. */
export function handoverOf({ manifest, serverHandoffString = '{}' }: Framework, state: State, own: OwnHandover): Handover {
  const failed = state.errors ? state.matches.findIndex(({ route }) => state.errors?.[route.id] !== undefined) : -1
  const shown = failed < 0 ? state.matches : state.matches.slice(0, failed + 1)
  const routes = shown.flatMap(({ route }) => manifest.routes[route.id] ?? [])
  const { module: entry, imports } = manifest.entry
  const preloads = new Set([entry, ...imports, ...routes.flatMap((route) => route.imports ?? [])])
  // A page that answers a post stands at the address of the form's target; scripts and links go by that of the page.
  const isPosted = Object.values(state.loaderData).some((data) => data?.arrival?.attempt)
  return {
    router: JSON.parse(serverHandoffString),
    address: isPosted ? state.location.pathname : undefined,
    ...own,
    preloads: [...preloads].filter((file) => !routes.some(({ module }) => module === file)),
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry,
  }
}

/** Returns a handover as text that may stand in a page. What is false is left out: the router has many things of this kind. */
export const textOf = (handover: Handover): string =>
  JSON.stringify(handover, (_, value) => (value === false ? undefined : value)).replaceAll('<', '\\u003c')
