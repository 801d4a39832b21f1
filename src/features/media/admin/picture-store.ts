import type { Client, Media, MediaList, MediaListOptions, MediaStore, MediaUploadOptions } from 'tinacms'
import { ask } from '../../../admin/ask-server'
import { addressOf } from '../../../model/picture-address.ts'
import { type KeptPicture, type Listing, MEDIA, thumbnail } from '../rules/library.ts'
import { sendPicture } from './ask-pictures'
import { refusedFile } from './sentences'
import { word } from './words/library'

/** The name of the event with notes for the editor on an upload that was kept, at least in part; `messages.ts` shows them. */
export const NOTED = 'pictures:noted'
/** Pictures that are narrower, in pixels, look blurred on large screens. */
const NARROW = 800

/** The pictures of the site, kept by its own server in git: each upload and each deletion is a commit. */
export class PictureStore implements MediaStore {
  /** Lets editors choose all kinds of pictures: the server looks into the file and says what is wrong with it, which a list can't. */
  accept = 'image/*'
  searchable = true
  private readonly client: Client

  constructor(client: Client) {
    this.client = client
  }

  private ask<Answer>(query: Record<string, string>, rest: { method?: 'POST' | 'DELETE'; body?: File } = {}) {
    const { authProvider } = this.client
    return ask<Answer>(`${MEDIA}?${new URLSearchParams(query)}`, {
      ...rest,
      through: (address, init) => authProvider.fetchWithToken(address, init),
    })
  }

  private upload(file: File, folder = '') {
    return sendPicture(file, (query) => this.ask<KeptPicture>({ ...query, folder }, { method: 'POST', body: file }))
  }

  /** Uploads pictures one after another. The editor is told of those that were refused; throws only if none was kept. */
  async persist(uploads: MediaUploadOptions[]): Promise<Media[]> {
    const kept: Media[] = []
    const notes: string[] = []
    for (const { file, directory } of uploads) {
      try {
        const picture = await this.upload(file, directory)
        kept.push(mediaAt(picture.path))
        if (picture.width < NARROW) notes.push(word('narrow', { file: file.name, width: picture.width }))
      } catch (error) {
        notes.push(error instanceof Error ? refusedFile(file.name, error.message) : word('notKept', { file: file.name }))
      }
    }
    if (notes.length > 0 && kept.length === 0) throw new Error(notes.join(' '))
    if (notes.length > 0) this.client.events?.dispatch({ type: NOTED, message: notes.join(' ') })
    return kept
  }

  async delete({ directory, filename }: Media): Promise<void> {
    await this.ask({ path: directory ? `${directory}/${filename}` : filename }, { method: 'DELETE' })
  }

  async list({ directory = '', limit, offset = 0, filesOnly, search = '' }: MediaListOptions = {}): Promise<MediaList> {
    const { folder, folders, pictures, next } = await this.ask<Listing>({
      folder: directory,
      search,
      offset: String(offset),
      ...(limit && { limit: String(limit) }),
    })
    const shown = filesOnly ? [] : folders.map((name) => folderAt(folder, name))
    return { items: [...shown, ...pictures.map(mediaAt)], nextOffset: next }
  }

  /** Returns the value that a field keeps for a picture: `'/media/scene/a.webp'`. */
  parse = (media: Media): string => media.src ?? ''
}

const folderAt = (directory: string, filename: string): Media => ({
  type: 'dir',
  id: `${directory}/${filename}/`,
  directory,
  filename,
})

/** Describes a picture for the admin, with thumbnails from the server. `path` is such as `'scene/a.webp'`. */
function mediaAt(path: string): Media {
  const cut = path.lastIndexOf('/')
  return {
    type: 'file',
    id: path,
    directory: path.slice(0, Math.max(cut, 0)),
    filename: path.slice(cut + 1),
    src: addressOf(path),
    thumbnails: { '75x75': thumbnail(path, 480), '400x400': thumbnail(path, 480), '1000x1000': thumbnail(path, 1200) },
  }
}
