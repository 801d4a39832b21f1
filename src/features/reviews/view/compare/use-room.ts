import { type RefObject, useEffect, useState } from 'react'

/** The part of the window that is filled at most, so that the whole of it can be in sight. */
const TALLEST = 0.7

/** Returns how wide an element is, and how tall what is in it may be; nothing before it was measured. */
export function useRoom(element: RefObject<HTMLElement | null>): { width: number; most: number } {
  const [room, setRoom] = useState({ width: 0, most: 0 })
  useEffect(() => {
    if (!element.current) return
    const watch = new ResizeObserver(([entry]) =>
      setRoom({ width: entry?.contentRect.width ?? 0, most: Math.round(window.innerHeight * TALLEST) }),
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return room
}
