import { extname } from 'node:path'
import type { Context } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { getMimeType, mimes } from 'hono/utils/mime'
import { LRUCache } from 'lru-cache'
import { type CompressedText, compressFile, sendText, textOf } from '../compressed.ts'
import { isInert, PASSIVE_POLICY } from '../csp.ts'
import { sendBytes } from './bytes.ts'
import { despiteChange } from './inside.ts'
import { pathIn } from './plain-path.ts'
import { type Stored, storedIn } from './stored.ts'

/** Files that run nothing. A drawing could, but the policy that is sent along forbids it. */
const PASSIVE = /\.(svg|webp|png|jpe?g|avif|gif|mp4|webm|woff2|json|webmanifest|txt|ico)$/i
const FOREVER = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
const TYPES = { ...mimes, svg: 'image/svg+xml' }
/** Returns the type of a file by its name. That of unknown ones makes browsers keep them rather than show them. */
const typeOf = (path: string) => getMimeType(path, TYPES) ?? 'application/octet-stream'

const MEGABYTE = 1024 * 1024
/** The largest text that is kept in memory, with its compressed copies. The largest there is, the script of the admin, has 2 MB. */
const LARGEST_TEXT = 20 * MEGABYTE
const TEXTS = 100 * MEGABYTE

/**
 * The texts in memory. Each is counted twice as large as it is, because it gets two compressed copies, mostly of less than
 * half its size.
 */
const texts = new LRUCache<string, CompressedText>({ maxSize: TEXTS })

/** Serves a file of the site's own program, as the build wrote it; undefined if there is no such file. */
export function serveBuilt(c: Context, folder: string, address: string, headers: Record<string, string> = {}) {
  const cache = address.startsWith('/assets/') ? FOREVER : extname(address) === '.html' ? 'no-cache' : DAY
  return serve(folder, address, (path, file) => send(c, typeOf(path), file, { 'cache-control': cache, ...headers }))
}

/**
 * Serves a file of a folder that comes with the content's repository, under a policy that lets nothing run: pages and
 * scripts are files to download there. Undefined if there is no such file.
 */
export const servePublic = (c: Context, folder: string, address: string, headers: Record<string, string> = {}) =>
  serve(folder, address, (path, file) => sendPassive(c, typeOf(PASSIVE.test(path) ? path : ''), file, { 'cache-control': DAY, ...headers }))

/** Finds a file of a folder, and answers with it by `sent`. */
const serve = (folder: string, address: string, sent: (path: string, file: Stored) => Promise<Response>) =>
  despiteChange(async () => {
    const path = pathIn(address)
    const file = path && (await storedIn(folder, path))
    return file ? sent(path, file) : undefined
  })

/**
 * Answers with a file. Texts are compressed; all others can be asked for in ranges, as films need it. The libraries for
 * this are not used: `serveStatic` of Hono, `sirv` and `send` all follow links out of the folder, `serveStatic` and `sirv`
 * ignore `If-Range`, and a range such as `bytes=9-5` ends the process with `sirv`.
 */
async function send(c: Context, type: string, file: Stored, headers: Record<string, string>): Promise<Response> {
  for (const [name, value] of Object.entries({ 'content-type': type, ...headers })) c.header(name, value)
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && file.size <= LARGEST_TEXT ? sendText(c, await textIn(file)) : sendBytes(c, file)
}

/** Answers with a file under a policy that lets nothing in it run. */
export const sendPassive = (c: Context, type: string, file: Stored, headers: Record<string, string>): Promise<Response> =>
  send(c, type, file, isInert(type) ? headers : { 'content-security-policy': PASSIVE_POLICY, ...headers })

async function textIn(file: Stored): Promise<CompressedText> {
  const text = texts.get(file.mark) ?? textOf(await file.read(), { compress: compressFile })
  texts.set(file.mark, text, { size: 2 * file.size + 1 })
  return text
}
