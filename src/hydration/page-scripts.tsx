import { useContext } from 'react'
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as StateContext,
} from 'react-router'
import { Scripts } from 'react-router-dom'
import * as body from './body.client.ts?script'
import { handoverOf, textOf } from './handover.ts'
import * as head from './head.client.ts?script'
import { nextPage } from './next-page.ts'
import { styles } from './page-style.tsx'
import { StateAddress } from './state-address.ts'
import { file as visit } from './visit.client.ts?file'

/** A script in the page. The browser has run it when React sees it, and gets another text in its place. */
const Script = ({ type, text }: { type?: string; text: string }) => (
  <script type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
)

/** The first script of a page, which runs before anything is painted. */
export const HeadScript = () => <Script text={head.code} />

/**
 * In the place of `<Scripts/>`: the same modules, which the script of the body fetches on the first sign of interaction.
 * `startsAtOnce` fetches them without one, for a page that asks for something by itself.
 * With `counts` the visit is counted.
 * It reads contexts that the router marks as unstable, so the router's version is pinned and a test guards this.
 */
export function BodyScript({ startsAtOnce, counts }: { startsAtOnce: boolean; counts: boolean }) {
  const framework = useContext(FrameworkContext)
  const router = useContext(RouterContext)
  const state = useContext(StateContext)
  const apart = useContext(StateAddress)
  if (import.meta.env.DEV) return <Scripts />
  if (!import.meta.env.SSR || !framework || !router?.staticContext || !state) return <Handed />
  // Without this the router leaves the loaders' data out of the document.
  if (framework.renderMeta && !apart) framework.renderMeta.didRenderScripts = true
  const own = { atOnce: startsAtOnce, visit: counts ? visit : undefined, state: apart, style: styles }
  return <Handed text={textOf(handoverOf(framework, state, own))} />
}

/** The script of the body, what it gets, and what the browser may fetch ahead. The browser has them in its document, and needs them no more. */
const Handed = ({ text }: { text?: string }) => (
  <>
    <Script type="application/json" text={text ?? ' '} />
    <Script text={text ? body.code : ' '} />
    <Script type="speculationrules" text={import.meta.env.SSR ? nextPage : ' '} />
  </>
)
