import { createHash } from 'node:crypto'
import { access, mkdir, readFile, rename, stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Context } from 'hono'
import sharp from 'sharp'
import { WIDTHS } from '../../ui/widths.ts'
import { serveFile } from './files.ts'

const QUALITY = 74
const FRESH = { 'cache-control': 'no-cache' }
const working = new Map<string, Promise<string>>()

/** `'/media/w800/scene/a.webp'` => `{ width: 800, name: 'scene/a.webp' }`; only the widths that pages use. */
export function parseSized(path: string): { width: number; name: string } | undefined {
  const [, width, name = ''] = /^\/media\/w(\d+)\/(.+)$/.exec(path) ?? []
  return WIDTHS.some((known) => known === Number(width)) ? { width: Number(width), name } : undefined
}

/** Makes a picture in every width that pages ask for, one after another, before anybody asks. */
export async function makeSizes(source: string, cacheDir: string): Promise<void> {
  for (const width of WIDTHS) await sized(source, width, cacheDir)
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
    // By its bytes: sharp remembers files by their names, and a picture may be replaced under its name.
    await sharp(await readFile(source))
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toFile(temporary)
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

/** The first of several folders that has a file: a picture that an editor uploaded comes before one of the site's own. */
export async function folderWith(folders: string[], name: string): Promise<string | undefined> {
  for (const folder of folders) {
    const info = await stat(join(folder, name)).catch(() => undefined)
    if (info?.isFile()) return folder
  }
  return undefined
}

/**
 * Serves `/media/…`, and `/media/w{width}/…` made from it, out of the first of `folders` that has the picture; undefined
 * if none has. A picture may be replaced under its name, so it is asked for again at every use, and mostly unchanged.
 */
export async function serveMedia(
  c: Context,
  path: string,
  folders: string[],
  cacheDir: string,
  headers = FRESH,
): Promise<Response | undefined> {
  const clean = decoded(path)
  if (!clean?.startsWith('/media/')) return undefined
  const wanted = parseSized(clean)
  const name = wanted ? join('media', wanted.name) : clean.slice(1)
  const folder = await folderWith(folders, name)
  if (!folder) return undefined
  if (!wanted) return serveFile(c, folder, encodeURI(`/${name}`), headers)
  const made = await sized(join(folder, name), wanted.width, cacheDir).catch(() => undefined)
  return made ? serveFile(c, cacheDir, `/${made}`, headers) : undefined
}

/** `'/media/%61.webp'` => `'/media/a.webp'`; undefined for what no file is called, such as `'/media/%'` or a way out. */
function decoded(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path)
    return plain === normalize(plain) && !plain.includes('\0') ? plain : undefined
  } catch {
    return undefined
  }
}
