import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { addressOf, folderAt, nameOf } from '../../../model/picture-address.ts'
import { editorsBranch } from '../../../server/content/branches/chosen.ts'
import { type Branches, MAIN } from '../../../server/content/branches/views.ts'
import { Busy } from '../../../server/http/busy.ts'
import { type EditorEnv, editorsOnly, needs, type SignedIn } from '../../../server/http/editors-only.ts'
import { tellFailure } from '../../../server/http/failure.ts'
import { Unreachable } from '../../../server/http/unreachable.ts'
import { type KeptPicture, type Listing, MEDIA, MOST_BYTES, STILL, TOO_LARGE } from '../rules/library.ts'
import { ALL_PICTURES, PICTURE_REPLACEMENT, type ReplacedPicture } from '../rules/pictures.ts'
import { addKnowledge, named } from './listing/knowledge-routes.ts'
import { allPictures, listed } from './listing/list.ts'
import { PictureRefused } from './picture-refused.ts'
import type { ComingBack } from './save/drafts-showing.ts'
import { keepPicture, removePicture } from './save/keep-picture.ts'
import { prepare } from './save/prepare.ts'
import { replacePicture } from './save/replace-picture.ts'
import { serveMedia } from './serve/serve-media.ts'
import type { Sizes } from './serve/sizes.ts'
import { firstOn, type Shelf, shelvesOf } from './shelf.ts'

const MOST_LISTED = 200

/** What every part of the site answers alike: too much to do, a request that is too long, a database that is away. */
const KNOWN = [Busy, HTTPException, Unreachable]

const count = (text: string | undefined, otherwise: number) => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : otherwise)

type Parts = { branches: Branches; accounts: SignedIn; publicUrl: string; sitePublic: string; sizes: Sizes; comingBack: ComingBack }

/** The pictures of the editor's branch: a list, uploads, deletions, and thumbnails. */
export function createMedia({ branches, accounts, publicUrl, sitePublic, sizes, comingBack }: Parts) {
  const app = new Hono<EditorEnv>()
  const uploading = new Set<string>()
  for (const address of [MEDIA, ALL_PICTURES]) app.use(`${address}/*`, editorsOnly(accounts, publicUrl, 'content.read'))
  app.onError((error, c) => {
    if (error instanceof PictureRefused) return c.json({ message: error.message, reason: error.reason }, error.status)
    if (KNOWN.some((kind) => error instanceof kind)) return tellFailure(error, c)
    console.error(`Media: ${error instanceof Error ? error.message : error}`)
    return c.json({ message: 'Something went wrong on the server. Nothing was changed.' }, 500)
  })

  async function open(c: Context) {
    const name = editorsBranch(c)
    // The admin's cookie ends after an hour: without it a stale tab would change the site itself.
    if (c.req.method !== 'GET' && !name) throw new PictureRefused(409, 'The admin no longer knows its branch. Reload it, then try again.')
    const store = await branches.open(name ?? MAIN)
    if (!store) throw new PictureRefused(409, `There is no branch ${name} any more. Choose another one.`)
    return { store, shelves: shelvesOf(store, sitePublic, branches.main) }
  }

  app.get(MEDIA, async (c) => {
    const { shelves } = await open(c)
    const { folder = '', search = '', offset, limit } = c.req.query()
    const all = await allPictures(shelves)
    const place = folderAt(folder, (name) => all.some((path) => path.startsWith(`${name}/`)))
    if (place === undefined) throw new PictureRefused(400, 'There is no such folder.')
    const found = listed(all, { folder: place, search, offset: count(offset, 0), limit: Math.min(count(limit, MOST_LISTED), MOST_LISTED) })
    return c.json<Listing>({ folder: place, ...found })
  })

  const tooBig = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: TOO_LARGE }, 413) })
  /** Lets an editor send one picture at a time. */
  const one = (work: (c: Context<EditorEnv>) => Promise<Response>) => async (c: Context<EditorEnv>) => {
    const { email } = c.var.editor
    if (uploading.has(email)) throw new PictureRefused(429, 'has to wait: another upload of yours is under way. Try again in a moment.')
    uploading.add(email)
    try {
      return await work(c)
    } finally {
      uploading.delete(email)
    }
  }
  app.post(MEDIA, needs('media.write'), tooBig, one(upload))
  app.post(PICTURE_REPLACEMENT, needs('media.write'), tooBig, one(replace))

  async function upload(c: Context<EditorEnv>) {
    const { store, shelves } = await open(c)
    const all = await allPictures(shelves)
    const folder = folderAt(c.req.query('folder') ?? '', (name) => all.some((path) => path.startsWith(`${name}/`)))
    if (folder === undefined) throw new PictureRefused(400, "can't be kept in that folder: name it with Latin letters and digits.")
    const body = Buffer.from(await c.req.arrayBuffer())
    const { bytes, width, height } = await sizes.first(() => prepare(body, c.req.query('still') === STILL.still))
    const path = await keepPicture(store, c.var.editor, shelves, folder, nameOf(c.req.query('name') ?? ''), bytes)
    await makeSizes(shelves, path)
    return c.json<KeptPicture>({ path, address: addressOf(path), width, height }, 201)
  }

  async function makeSizes(shelves: Shelf[], path: string) {
    const kept = await firstOn(shelves, `media/${path}`)
    if (kept) sizes.all(kept).catch((error: Error) => console.error(`Media: ${path}: ${error.message}`))
  }

  async function replace(c: Context<EditorEnv>) {
    const { store, shelves } = await open(c)
    const old = named(c)
    const body = Buffer.from(await c.req.arrayBuffer())
    const { bytes, width, height } = await sizes.first(() => prepare(body, c.req.query('still') === STILL.still))
    const done = await replacePicture(store, c.var.editor, shelves, old, nameOf(c.req.query('name') ?? ''), bytes)
    await makeSizes(shelves, done.path)
    return c.json<ReplacedPicture>({ ...done, address: addressOf(done.path), width, height }, 201)
  }

  addKnowledge(app, open)

  app.delete(MEDIA, needs('content.delete'), async (c) => {
    const { store, shelves } = await open(c)
    await removePicture({ ...branches, comingBack }, store, c.var.editor, shelves, named(c))
    return c.body(null, 204)
  })

  app.get(`${MEDIA}/*`, async (c) => {
    const { shelves } = await open(c)
    return (await serveMedia(c, c.req.path.slice('/api'.length), shelves, sizes)) ?? c.notFound()
  })
  return app
}
