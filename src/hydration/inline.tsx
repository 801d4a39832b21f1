import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

/** A script of the site's own inside the page, with the mark by which the server lets it run. Without it the page's policy refuses a script. */
export function Inline({ script }: { script: string }) {
  const nonce = useContext(FrameworkContext)?.nonce
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
