import { useEffect, useState } from 'react'
import { asWritten } from '../../../model/picture-address.ts'
import { parseSized } from '../../../ui/widths.ts'
import { LONGEST_WORDS } from '../rules/comments.ts'

const MAIN = 'main'

/** Returns the address under which the content knows a picture: `'/media/w800/~fix/a.webp'` => `'/media/a.webp'` */
export function pictureOf(src: string): string {
  const { pathname } = new URL(src, window.location.origin)
  const sized = parseSized(pathname)
  return asWritten((sized ? `/media/${sized.name}` : pathname).replace(/^\/media\/~[^/]+\//, '/media/'))
}

/** The words that somebody has selected in the page, or the picture that they pointed at. */
export function usePicked() {
  const [words, setWords] = useState('')
  const [isPicking, setPicking] = useState(false)
  useEffect(() => {
    const follow = () => {
      const selection = document.getSelection()
      const text = selection?.toString().trim() ?? ''
      const isInPage = selection?.anchorNode?.parentElement?.closest(MAIN)
      // A click into the form takes the selection away, and the words stay.
      if (text && isInPage) setWords(text.slice(0, LONGEST_WORDS))
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])
  useEffect(() => {
    if (!isPicking) return
    const pick = (event: MouseEvent) => {
      const [picture] = document.elementsFromPoint(event.clientX, event.clientY).filter((one) => one.matches(`${MAIN} img`))
      if (!(picture instanceof HTMLImageElement)) return
      event.preventDefault()
      event.stopPropagation()
      setWords(pictureOf(picture.currentSrc || picture.src))
      setPicking(false)
    }
    document.addEventListener('click', pick, true)
    return () => document.removeEventListener('click', pick, true)
  }, [isPicking])
  return { words, drop: () => setWords(''), isPicking, pick: () => setPicking(true) }
}
