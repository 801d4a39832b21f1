import { useEffect, useState } from 'react'

type Size = { width: number; height: number }

/** Returns the pixels of a picture once it is there; undefined until then, and where it can't be loaded. */
export function useNaturalSize(src: string): Size | undefined {
  const [found, setFound] = useState<Size & { src: string }>()
  useEffect(() => {
    const image = new Image()
    image.onload = () => setFound({ src, width: image.naturalWidth, height: image.naturalHeight })
    image.src = src
    return () => {
      image.onload = null
    }
  }, [src])
  return found?.src === src && found.width > 0 ? found : undefined
}
