import { useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Between } from './between.tsx'
import look from './both-ways.css?url'
import { type Chosen, Mark } from './mark.tsx'
import { useExampleMarks, useReachableTexts } from './reachable-texts.ts'
import { useWritingInPage } from './write-in-page.ts'

/**
 * Joins the page to the admin around it: the page scrolls to what is chosen in the form, short texts can be written in it, and
 * sections added between its sections. `query` names the request that gave the page its own document.
 */
export function BothWays({ query }: { query: string | undefined }) {
  const chosen = useRef<string[]>([])
  const [mayAdd, setMayAdd] = useState(true)
  const onChosen = useCallback((message: Chosen) => {
    chosen.current = message.names
    setMayAdd(message.mayAdd)
  }, [])
  useWritingInPage(chosen)
  useReachableTexts()
  useExampleMarks()
  return createPortal(
    <div lang="en" dir="ltr" data-desk>
      <link rel="stylesheet" href={look} />
      <Mark onChosen={onChosen} />
      {query && mayAdd && <Between query={query} />}
    </div>,
    document.body,
  )
}
