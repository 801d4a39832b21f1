import { ask, Refusal } from '../../../admin/ask-server'
import type { Alts } from '../rules/alts.ts'
import { type KeptPicture, MEDIA, MOST_BYTES, MOVES, STILL } from '../rules/library.ts'
import {
  ALL_PICTURES,
  type KnownPicture,
  type ListedPicture,
  ONE_PICTURE,
  PICTURE_ALTS,
  PICTURE_REPLACEMENT,
  type ReplacedPicture,
} from '../rules/pictures.ts'
import { word } from './words/library'

const about = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`

export const askAll = (branch: string, signal?: AbortSignal) => ask<ListedPicture[]>(ALL_PICTURES, { branch, signal })

export const askOne = (branch: string, path: string, signal?: AbortSignal) =>
  ask<KnownPicture>(about(ONE_PICTURE, { path }), { branch, signal })

export const keepAlts = (branch: string, path: string, alts: Alts) =>
  ask(about(PICTURE_ALTS, { path }), { method: 'POST', body: alts, branch })

export const remove = (branch: string, path: string) => ask(about(MEDIA, { path }), { method: 'DELETE', branch })

/**
 * Sends a file in the way that is given, and once more as a picture that stands still where the server says that it moves and the
 * editor wants its first picture. What it throws is to be read after the name of the file.
 */
export async function sendPicture<Kept>(file: File, send: (query: Record<string, string>) => Promise<Kept>): Promise<Kept> {
  if (file.size > MOST_BYTES) throw new Error(word('tooLarge'))
  try {
    return await send({ name: file.name })
  } catch (error) {
    if (!(error instanceof Refusal && error.reason === MOVES)) throw error
    if (!window.confirm(word('movingQuestion', { file: file.name }))) throw new Error(word('notWanted'))
    return send({ name: file.name, ...STILL })
  }
}

/** Uploads a picture into a folder. What it throws is to be read after the name of the file. */
export const upload = (branch: string, file: File, folder: string) =>
  sendPicture(file, (query) => ask<KeptPicture>(about(MEDIA, { ...query, folder }), { method: 'POST', body: file, branch }))

/** Puts a file wherever a picture stands. What it throws about the file is to be read after its name. */
export const replaceEverywhere = (branch: string, path: string, file: File) =>
  sendPicture(file, (query) => ask<ReplacedPicture>(about(PICTURE_REPLACEMENT, { ...query, path }), { method: 'POST', body: file, branch }))
