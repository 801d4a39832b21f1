import type { ReactNode } from 'react'
import { Figures } from './figures.tsx'
import { joiner, splitPipe } from './pipe.ts'

/** A heading whose part after the pipe is set in the accent; `ownLine` puts that part on a line of its own. */
export function Highlight({ text, ownLine }: { text: string; ownLine?: boolean }): ReactNode {
  const [lead, highlight] = splitPipe(text)
  if (highlight === undefined) return <Figures text={text} />
  return (
    <>
      <Figures text={lead} />
      {joiner(lead)}
      <span className={ownLine ? 'hl br' : 'hl'}>
        <Figures text={highlight} />
      </span>
    </>
  )
}
