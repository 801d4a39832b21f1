import type { Context } from 'hono'
import { serveMedia } from '../features/media/server/serve/serve-media.ts'
import type { Sizes } from '../features/media/server/serve/sizes.ts'
import { shelvesOf } from '../features/media/server/shelf.ts'
import { askingOf, mayLookAt, type PreviewDoors } from '../features/preview/server/view.ts'
import { branchOf } from '../i18n/addresses.ts'
import { editorsBranch } from './content/branches/chosen.ts'
import { MAIN, type Views } from './content/branches/views.ts'

type Parts = PreviewDoors & { branches: Views; publicDir: string; sizes: Sizes }

const PRIVATE = { 'cache-control': 'private, no-store' }

/**
 * Reads the branch from the address of a picture: `'/media/w800/~fix~hours/a.webp'` =>
 * `{ branch: 'fix/hours', path: '/media/w800/a.webp' }`. Undefined for a picture of the site, and for broken encoding.
 */
export function parseBranchPicture(path: string): { branch: string; path: string } | undefined {
  const [, width = '', base = '', name] = /^\/media\/(w\d[\dx-]*\/)?(~[^/]+)\/(.+)$/.exec(path) ?? []
  const branch = branchOf(`/${base}`)
  return name && branch ? { branch, path: `/media/${width}${name}` } : undefined
}

/** Serves the pictures of branches to testers, signed-in editors, and readers of that draft. Nobody else learns that they are there. */
export function createBranchPictures({ branches, accounts, gate, readers, publicDir, sizes }: Parts) {
  async function serve(c: Context, branch: string, path: string): Promise<Response | undefined> {
    const store = (await branches.open(branch)) ?? branches.main
    return serveMedia(c, path, shelvesOf(store, publicDir, branches.main), sizes, PRIVATE)
  }

  return {
    /** Answers with a picture whose address names its branch; undefined for every other address, and for strangers. */
    async named(c: Context): Promise<Response | undefined> {
      const asked = parseBranchPicture(c.req.path)
      return asked && mayLookAt(await askingOf(c, { accounts, gate, readers }), asked.branch)
        ? serve(c, asked.branch, asked.path)
        : undefined
    },
    /**
     * Answers with a picture that the site does not have, from the branch that the editor works on: the admin gives such
     * pictures addresses without a branch. Undefined for everybody else.
     */
    async missing(c: Context): Promise<Response | undefined> {
      const branch = editorsBranch(c) ?? MAIN
      if (branches.isMain(branch) || !(await askingOf(c, { accounts, gate })).isEditor) return undefined
      return serve(c, branch, c.req.path)
    },
  }
}
