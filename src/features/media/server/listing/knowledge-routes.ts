import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { LOCALES } from '../../../../model/languages.ts'
import { pictureAt } from '../../../../model/picture-address.ts'
import type { ContentStore } from '../../../../server/content/store.ts'
import { type EditorEnv, needs } from '../../../../server/http/editors-only.ts'
import { ALL_PICTURES, type KnownPicture, type ListedPicture, LONGEST_ALT, ONE_PICTURE, PICTURE_ALTS } from '../../rules/pictures.ts'
import { PictureRefused } from '../picture-refused.ts'
import { keepAlts } from '../save/keep-alts.ts'
import type { Shelf } from '../shelf.ts'
import { knownPicture, listedPictures } from './known-pictures.ts'

const MOST_WORDS = 16 * 1024

const TOO_LONG = `A description may have ${LONGEST_ALT} letters. Shorten it, then keep it. Nothing is lost.`

const ALTS = v.partial(v.strictObject(v.entriesFromList(LOCALES, v.pipe(v.string(), v.maxLength(LONGEST_ALT)))))

/** Returns the picture that a question is about. */
export function named(c: Context): string {
  const path = pictureAt(c.req.query('path') ?? '')
  if (!path) throw new PictureRefused(400, 'That is not the name of a picture.')
  return path
}

type Open = (c: Context) => Promise<{ store: ContentStore; shelves: Shelf[] }>

/** Adds what is told of the pictures, and the words that are kept with them. */
export function addKnowledge(app: Hono<EditorEnv>, open: Open): void {
  app.get(ALL_PICTURES, async (c) => {
    const { store, shelves } = await open(c)
    return c.json<ListedPicture[]>(await listedPictures(store, shelves))
  })

  app.get(ONE_PICTURE, async (c) => {
    const { store, shelves } = await open(c)
    return c.json<KnownPicture>(await knownPicture(store, shelves, named(c)))
  })

  const tooBig = bodyLimit({ maxSize: MOST_WORDS, onError: (c) => c.json({ message: TOO_LONG }, 413) })
  app.post(PICTURE_ALTS, needs('content.translate'), tooBig, async (c) => {
    const { store, shelves } = await open(c)
    const alts = v.safeParse(ALTS, await c.req.json<unknown>().catch(() => undefined))
    if (!alts.success) throw new PictureRefused(400, TOO_LONG)
    await keepAlts(store, c.var.editor, shelves, named(c), alts.output)
    return c.body(null, 204)
  })
}
