import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Stored } from '../../../../server/http/files/stored.ts'
import type { PictureSize } from '../../rules/flaws.ts'

const known = new LRUCache<string, { width: number; height: number }>({ max: 5000 })

/** Returns the pixels and the bytes of a picture, as it is seen upright; no pixels for one that can't be read. */
export async function sizeOf(picture: Stored): Promise<PictureSize> {
  const size = known.get(picture.mark) ?? (await read(picture).catch(() => ({ width: 0, height: 0 })))
  known.set(picture.mark, size)
  return { ...size, bytes: picture.size }
}

async function read(picture: Stored) {
  const { autoOrient, width, height } = await sharp(await picture.read(), { limitInputPixels: false }).metadata()
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height }
}
