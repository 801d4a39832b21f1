import { createHash } from 'node:crypto'
import { access, mkdir, rename, stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Context } from 'hono'
import sharp from 'sharp'
import { WIDTHS } from '../../ui/widths.ts'
import { serveFile } from './files.ts'

const QUALITY = 74
const working = new Map<string, Promise<string>>()

/** `'/media/w800/scene/a.webp'` => `{ width: 800, name: 'scene/a.webp' }`; only the widths that pages use. */
export function parseSized(path: string): { width: number; name: string } | undefined {
  const [, width, name = ''] = /^\/media\/w(\d+)\/(.+)$/.exec(path) ?? []
  return WIDTHS.some((known) => known === Number(width)) ? { width: Number(width), name } : undefined
}

/** Makes a picture in one of the site's widths, once; later requests get the file. Returns its name in `cacheDir`. */
export async function sized(source: string, width: number, cacheDir: string): Promise<string> {
  const { mtimeMs } = await stat(source)
  const name = `${createHash('sha256').update(`${source}:${mtimeMs}:${width}:${QUALITY}`).digest('hex').slice(0, 24)}.webp`
  const file = join(cacheDir, name)
  const make = async () => {
    if (
      await access(file).then(
        () => true,
        () => false,
      )
    )
      return name
    await mkdir(cacheDir, { recursive: true })
    const temporary = `${file}.${process.pid}.part`
    await sharp(source).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toFile(temporary)
    await rename(temporary, file)
    return name
  }
  const job = working.get(file) ?? make()
  working.set(file, job)
  try {
    return await job
  } finally {
    working.delete(file)
  }
}

/** Serves `/media/w{width}/…` from the picture `/media/…` of `publicDir`; undefined if there is no such picture. */
export async function serveSized(c: Context, publicDir: string, cacheDir: string): Promise<Response | undefined> {
  const wanted = parseSized(decodeURIComponent(c.req.path))
  const clean = wanted && normalize(wanted.name)
  if (!wanted || !clean || clean.startsWith('..')) return undefined
  const name = await sized(join(publicDir, 'media', clean), wanted.width, cacheDir).catch(() => undefined)
  return name ? serveFile(c, cacheDir, `/${name}`) : undefined
}
