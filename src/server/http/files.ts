import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import { compressible, fileQuality } from './compressed.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
}
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt'])
const FOREVER = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

type Entry = { etag: string; mtime: number; encode: ReturnType<typeof compressible> }
const texts = new LRUCache<string, Entry>({ max: 500 })

/** The file below `root` that a path names, or undefined if there is none; never one outside it. */
async function find(root: string, path: string): Promise<{ file: string; size: number; mtime: number } | undefined> {
  const clean = normalize(decodeURIComponent(path))
  if (clean.includes('\0') || clean.startsWith('..')) return undefined
  const file = join(root, clean)
  const info = await stat(file).catch(() => undefined)
  return info?.isFile() ? { file, size: info.size, mtime: info.mtimeMs } : undefined
}

/** Serves a file below `root`, compressed, with ranges for films; undefined if there is no such file. */
export async function serveFile(
  c: Context,
  root: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response | undefined> {
  const found = await find(root, path).catch(() => undefined)
  if (!found) return undefined
  const extension = extname(found.file)
  c.header('content-type', TYPES[extension] ?? 'application/octet-stream')
  c.header('cache-control', path.startsWith('/assets/') ? FOREVER : extension === '.html' ? 'no-cache' : DAY)
  c.header('x-content-type-options', 'nosniff')
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  return TEXT.has(extension) ? serveText(c, found) : serveBytes(c, found)
}

async function serveText(c: Context, { file, mtime }: { file: string; mtime: number }): Promise<Response> {
  let entry = texts.get(file)
  if (entry?.mtime !== mtime) {
    const body = await readFile(file)
    entry = {
      mtime,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      encode: compressible(body, fileQuality(body.length)),
    }
    texts.set(file, entry)
  }
  c.header('etag', entry.etag)
  c.header('vary', 'accept-encoding')
  if (c.req.header('if-none-match') === entry.etag) return c.body(null, 304)
  const { body, encoding } = await entry.encode(c.req.header('accept-encoding') ?? '')
  if (encoding) c.header('content-encoding', encoding)
  return c.body(new Uint8Array(body))
}

function serveBytes(c: Context, { file, size, mtime }: { file: string; size: number; mtime: number }): Response {
  const etag = `"${size.toString(36)}-${Math.round(mtime).toString(36)}"`
  c.header('etag', etag)
  c.header('accept-ranges', 'bytes')
  if (c.req.header('if-none-match') === etag) return c.body(null, 304)
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  const start = from ? Number(from) : to ? Math.max(size - Number(to), 0) : 0
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  const stream = (options: object) => Readable.toWeb(createReadStream(file, options)) as ReadableStream
  if (!from && !to) return c.body(stream({}), 200, { 'content-length': String(size) })
  if (start > end) return c.body(null, 416, { 'content-range': `bytes */${size}` })
  return c.body(stream({ start, end }), 206, {
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': String(end - start + 1),
  })
}
