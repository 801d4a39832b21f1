import type { Client } from 'tinacms'

const ADDRESS = '/api/media'

/** The bytes of the largest file that the server takes; it checks this itself, too. */
export const MOST_BYTES = 20 * 1024 * 1024

/** A part of the server's pictures: folders by name, pictures by path, and the `offset` at which the next part begins. */
export type Listing = { folder: string; folders: string[]; pictures: string[]; next?: number }

/** A picture as the server kept it. */
export type Kept = { path: string; width: number; height: number }

/** Thumbnail of a picture on the editor's branch: `('scene/a.webp', 480)` => `'/api/media/w480/scene/a.webp'`. */
export const thumbnail = (path: string, width: number) => `${ADDRESS}/w${width}/${encodeURI(path)}`

/** The server's pictures, asked for with the editor's session; an error's message is a sentence for the editor. */
export function mediaService(client: Client) {
  async function ask(query: Record<string, string>, init: RequestInit = {}) {
    const response = await client.authProvider
      .fetchWithToken(`${ADDRESS}?${new URLSearchParams(query)}`, { cache: 'no-store', ...init })
      .catch(() => {
        throw new Error('The server can’t be reached. Check your connection, then try again.')
      })
    if (response.status === 401) throw new Error('Your session has ended. Sign in, then try again.')
    if (!response.ok) throw new Error((await response.json().catch(() => ({}))).message ?? `The server answered ${response.status}.`)
    return response
  }
  return {
    list: async (query: Record<string, string>): Promise<Listing> => (await ask(query)).json(),
    upload: async (file: File, folder: string): Promise<Kept> => {
      if (file.size > MOST_BYTES) throw new Error('is larger than 20 MB. Export it smaller.')
      return (await ask({ name: file.name, folder }, { method: 'POST', body: file })).json()
    },
    remove: async (path: string): Promise<void> => void (await ask({ path }, { method: 'DELETE' })),
  }
}
