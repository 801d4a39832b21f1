import { useEffect, useRef } from 'react'

/**
 * Takes files that are dropped anywhere in the window while a screen is open: beside it, the browser would open them in place of the
 * desk. What takes a file for itself, such as a field, keeps it. Without `onFiles` none is taken.
 */
export function useDrops(onFiles: ((files: File[]) => void) | undefined) {
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      take.current?.(files)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])
}
