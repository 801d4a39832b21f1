import { useEffect, useState } from 'react'

/** Returns a number that changes whenever the page may have been laid out anew: what is drawn over it finds its place again. */
export function useLayout(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let waiting = 0
    const tick = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0
        setCount((before) => before + 1)
      })
    }
    const sizes = new ResizeObserver(tick)
    sizes.observe(document.body)
    const texts = new MutationObserver(tick)
    for (const part of document.querySelectorAll('header, main, footer'))
      texts.observe(part, { childList: true, characterData: true, subtree: true })
    // Tina switches between clicking to edit and clicking to browse.
    texts.observe(document.body, { attributeFilter: ['class'] })
    window.addEventListener('scroll', tick, { passive: true })
    return () => {
      cancelAnimationFrame(waiting)
      sizes.disconnect()
      texts.disconnect()
      window.removeEventListener('scroll', tick)
    }
  }, [])
  return count
}

/** Puts what is drawn over the page where an element of the page is, by properties that its style reads. */
export function placeOver(drawn: HTMLElement | null, { left, top, width, height }: DOMRect): void {
  const place = { '--x': left + window.scrollX, '--y': top + window.scrollY, '--w': width, '--h': height }
  for (const [name, value] of Object.entries(place)) drawn?.style.setProperty(name, `${value}px`)
}
