import type { Context } from 'hono'
import { serveMedia } from '../features/media/server/serve-media.ts'
import { shelvesOf } from '../features/media/server/shelves.ts'
import type { Sizes } from '../features/media/server/sizes.ts'
import { askingOf, type Doors, mayPreview } from '../features/preview/server/view.ts'
import { branchOf } from '../i18n/addresses.ts'
import { editorsBranch } from './content/branches/chosen.ts'
import { MAIN, type Views } from './content/branches/views.ts'

type Parts = Doors & { branches: Views; publicDir: string; sizes: Sizes }

const PRIVATE = { 'cache-control': 'private, no-store' }

/** `'/media/w800/~fix~hours/a.webp'` => `{ branch: 'fix/hours', path: '/media/w800/a.webp' }`; undefined for a picture of the site, and for broken encoding. */
export function parseBranchPicture(path: string): { branch: string; path: string } | undefined {
  const [, width = '', base = '', name] = /^\/media\/(w\d+\/)?(~[^/]+)\/(.+)$/.exec(path) ?? []
  const branch = branchOf(`/${base}`)
  return name && branch ? { branch, path: `/media/${width}${name}` } : undefined
}

/** Pictures that stand only on a branch, for testers and signed-in editors; nobody else learns that they are there. */
export function createBranchPictures({ branches, accounts, gate, publicDir, sizes }: Parts) {
  async function serve(c: Context, branch: string, path: string): Promise<Response | undefined> {
    const store = (await branches.open(branch)) ?? branches.main
    return serveMedia(c, path, shelvesOf(store, publicDir, branches.main), sizes, PRIVATE)
  }

  return {
    /** A picture that is asked for by its branch's name; undefined for every other address, and for strangers. */
    async named(c: Context): Promise<Response | undefined> {
      const asked = parseBranchPicture(c.req.path)
      return asked && mayPreview(await askingOf(c, { accounts, gate })) ? serve(c, asked.branch, asked.path) : undefined
    },
    /** A picture that the site does not have, from the branch that an editor works on: the admin names it as the site's. */
    async missing(c: Context): Promise<Response | undefined> {
      const branch = editorsBranch(c) ?? MAIN
      if (branches.isMain(branch) || !(await askingOf(c, { accounts, gate })).isEditor) return undefined
      return serve(c, branch, c.req.path)
    },
  }
}
