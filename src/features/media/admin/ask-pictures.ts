import { ask } from '../../../admin/ask-server'
import type { Alts } from '../rules/alts.ts'
import { type KeptPicture, MEDIA, MOST_BYTES } from '../rules/library.ts'
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

const assertSize = (file: File) => {
  if (file.size > MOST_BYTES) throw new Error(word('tooLarge'))
}

export const askAll = (branch: string, signal?: AbortSignal) => ask<ListedPicture[]>(ALL_PICTURES, { branch, signal })

export const askOne = (branch: string, path: string, signal?: AbortSignal) =>
  ask<KnownPicture>(about(ONE_PICTURE, { path }), { branch, signal })

export const keepAlts = (branch: string, path: string, alts: Alts) =>
  ask(about(PICTURE_ALTS, { path }), { method: 'POST', body: alts, branch })

export const remove = (branch: string, path: string) => ask(about(MEDIA, { path }), { method: 'DELETE', branch })

/** Uploads a picture into a folder. What it throws is to be read after the name of the file. */
export async function upload(branch: string, file: File, folder: string) {
  assertSize(file)
  return ask<KeptPicture>(about(MEDIA, { name: file.name, folder }), { method: 'POST', body: file, branch })
}

/** Puts a file wherever a picture stands. What it throws about the file is to be read after its name. */
export async function replaceEverywhere(branch: string, path: string, file: File) {
  assertSize(file)
  return ask<ReplacedPicture>(about(PICTURE_REPLACEMENT, { path, name: file.name }), { method: 'POST', body: file, branch })
}
