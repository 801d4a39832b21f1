import { useEffect, useState } from 'react'
import { Button } from '../../../src/admin/ui/button'
import { word } from './words'

/** Time in milliseconds after which a screen that is still empty is taken for one that stays so. */
const PATIENCE_MS = 400

/** Tells whether Tina's part of the page has been emptied: React takes away what failed while it was drawn. */
const isEmptied = () => document.querySelector('#root')?.childElementCount === 0

/**
 * Where Tina fails while it draws, and its screen is empty, says so and offers to open it again. Tina's own boundary stands inside
 * what fails, so this one is a root of its own and looks at what is left.
 */
export function AfterFailure() {
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setFailed(isEmptied()), PATIENCE_MS)
    }
    window.addEventListener('error', look)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('error', look)
    }
  }, [])
  if (!hasFailed) return null
  return (
    <main
      role="alert"
      className="fixed inset-x-0 bottom-0 top-[var(--desk-top)] grid place-items-center bg-[var(--color-ivory)] p-5 font-sans"
    >
      <div className="max-w-lg text-[15px]">
        <h1 className="text-[34px] leading-tight">{word('failedTitle')}</h1>
        <p className="mb-5 mt-3">{word('failedText')}</p>
        <Button look="chosen" autoFocus onClick={() => window.location.reload()}>
          {word('failedAgain')}
        </Button>
      </div>
    </main>
  )
}
