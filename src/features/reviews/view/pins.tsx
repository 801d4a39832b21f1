import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/review-words/words.ts'
import type { Thread } from '../rules/comments.ts'
import { isOnPicture } from '../rules/on-picture.ts'
import { findWords, readLetters } from './find-words.ts'
import { threadId } from './thread.tsx'
import { pictureOf } from './use-picked.ts'

/** A comment's place in the page, in pixels from its top and its left. */
type Pin = { number: number; at: number; top: number; left: number }

const EVERY_MS = 1000
const MARKED = 'review'

/** Finds where the page shows what is commented on; what is folded up has no place. */
function pinsOf(threads: Thread[]): { pins: Pin[]; ranges: Range[] } {
  const main = document.querySelector('main')
  if (!main) return { pins: [], ranges: [] }
  const letters = readLetters(main)
  const pictures = [...main.querySelectorAll('img')]
  const found = threads.map(({ number, said }, index) => {
    const range = isOnPicture({ said }) ? undefined : findWords(letters, said)
    const place = range ?? pictures.find(({ currentSrc, src }) => said !== '' && pictureOf(currentSrc || src) === said)
    const box = place && [...place.getClientRects()].find(({ width }) => width > 0)
    return { range: box && range, pin: box && { number, at: index + 1, top: box.top + window.scrollY, left: box.left + window.scrollX } }
  })
  return { pins: found.flatMap(({ pin }) => pin ?? []), ranges: found.flatMap(({ range }) => range ?? []) }
}

/** Marks in the page what somebody has said something of, each with a pin that leads to it in the panel. */
export function Pins({ threads, onOpen }: { threads: Thread[]; onOpen(): void }) {
  const t = useWords()
  const [pins, setPins] = useState<Pin[]>([])
  useEffect(() => {
    const look = () => {
      const { pins: next, ranges } = pinsOf(threads)
      setPins((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next))
      // Older browsers show the pins alone.
      if (typeof Highlight === 'function') CSS.highlights.set(MARKED, new Highlight(...ranges))
    }
    look()
    // What is folded up, fetched or set in another font moves the rest.
    const timer = setInterval(look, EVERY_MS)
    window.addEventListener('resize', look)
    return () => {
      clearInterval(timer)
      window.removeEventListener('resize', look)
      if (typeof Highlight === 'function') CSS.highlights.delete(MARKED)
    }
  }, [threads])
  const open = (number: number) => {
    onOpen()
    requestAnimationFrame(() => document.getElementById(threadId(number))?.focus())
  }
  return pins.map(({ number, at, top, left }) => (
    <button
      key={number}
      type="button"
      className="rvw-pin"
      style={{ top, left }}
      aria-label={t('show', { number: at })}
      onClick={() => open(number)}
    >
      {at}
    </button>
  ))
}
