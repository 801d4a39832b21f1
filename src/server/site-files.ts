import { type Context, Hono } from 'hono'
import { createClosedFiles } from '../features/gate/server/closed-files.ts'
import { isMedia, serveMedia } from '../features/media/server/serve/serve-media.ts'
import type { Sizes } from '../features/media/server/serve/sizes.ts'
import { shelvesOf } from '../features/media/server/shelf.ts'
import { askingOf, type PreviewDoors } from '../features/preview/server/view.ts'
import { createBranchPictures } from './branch-pictures.ts'
import type { Views } from './content/branches/views.ts'
import { adminPolicy } from './http/csp.ts'
import { serveBuilt, servePublic } from './http/files/files.ts'

/** The folders with the files of the site: `client` holds what the build made, `admin` the admin, and `public` what is served as it is. */
export type Folders = { client: string; admin: string; public: string }

type Parts = PreviewDoors & { folders: Folders; branches: Views; sizes: Sizes; development: boolean; isCloud: boolean }

/** Serves the files of the admin, of the built site and of `public`, and the pictures of the content. */
export function createSiteFiles({ folders, branches, accounts, gate, readers, sizes, development, isCloud }: Parts) {
  const app = new Hono()
  const pictures = createBranchPictures({ branches, accounts, gate, readers, publicDir: folders.public, sizes })
  const isShownClosed = createClosedFiles(branches.main)

  // The admin's own files are no secret: whoever opens it meets the sign-in. In development Tina's own server writes them.
  const policy = development ? "frame-ancestors 'self'" : adminPolicy(isCloud)
  app.get('/admin', (c) => c.redirect('/admin/index.html'))
  app.get('/admin/*', async (c) => {
    const path = c.req.path.slice('/admin'.length)
    return (await serveBuilt(c, folders.admin, path === '/' ? '/index.html' : path, { 'content-security-policy': policy })) ?? c.notFound()
  })

  /** Tells whether a visitor may have files that are not for everybody yet. */
  async function mayEnter(c: Context): Promise<boolean> {
    const { isTester, isEditor, reads } = await askingOf(c, { accounts, gate, readers })
    return isTester || isEditor || reads.length > 0 || (await gate.isOpen(c))
  }

  app.get('*', async (c, next) => {
    const { path } = c.req
    if (!/\.[a-z0-9]+$/i.test(path) || path.endsWith('.data')) return next()
    const built = isMedia(path) ? await pictures.named(c) : await serveBuilt(c, folders.client, path)
    if (built) return built
    const isForAll = gate.mode === 'off' || (await isShownClosed(path))
    if (!isForAll && !(await mayEnter(c))) return c.notFound()
    // Nothing on the way keeps what others may not have.
    const headers = isForAll ? undefined : { 'cache-control': 'private, no-cache' }
    const file = isMedia(path)
      ? ((await serveMedia(c, path, shelvesOf(branches.main, folders.public), sizes, headers)) ?? (await pictures.missing(c)))
      : await servePublic(c, folders.public, path, headers)
    return file ?? next()
  })
  return app
}
