import { extname } from 'node:path'
import type { Context } from 'hono'
import { isInert, PASSIVE_POLICY } from './csp.ts'
import { despiteChange } from './inside.ts'
import { pathIn } from './plain-path.ts'
import { send } from './send.ts'
import { storedIn } from './stored.ts'

/** The types of files that can run something; the build and the admin are made of them. */
const SCRIPTS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
/** The types of files that run nothing. A drawing could, but the policy that is sent along forbids it. */
const PASSIVE: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
}
/** The type of all other files, which makes browsers keep them rather than show them. */
const DOWNLOAD = 'application/octet-stream'
const FOREVER = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'

/** Serves a file of the site's own program, as the build wrote it; undefined if there is no such file. */
export function serveBuilt(c: Context, folder: string, address: string, headers: Record<string, string> = {}) {
  const cache = address.startsWith('/assets/') ? FOREVER : extname(address) === '.html' ? 'no-cache' : DAY
  return serve(c, folder, address, (extension) => {
    for (const [name, value] of Object.entries({ 'cache-control': cache, ...headers })) c.header(name, value)
    return SCRIPTS[extension] ?? PASSIVE[extension]
  })
}

/**
 * Serves a file of a folder that comes with the content's repository, under a policy that lets nothing run: pages and
 * scripts are files to download there. Undefined if there is no such file.
 */
export const servePublic = (c: Context, folder: string, address: string, headers: Record<string, string> = {}) =>
  serve(c, folder, address, (extension) => {
    const type = PASSIVE[extension]
    c.header('cache-control', DAY)
    if (!type || !isInert(type)) c.header('content-security-policy', PASSIVE_POLICY)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    return type
  })

/** Serves a file of a folder. `typed` sets the headers for a file's extension and returns its type; undefined makes it a download. */
const serve = (c: Context, folder: string, address: string, typed: (extension: string) => string | undefined) =>
  despiteChange(async () => {
    const path = pathIn(address)
    const file = path && (await storedIn(folder, path))
    return file ? send(c, typed(extname(path).toLowerCase()) ?? DOWNLOAD, file) : undefined
  })
