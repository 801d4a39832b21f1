import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Context } from 'hono'
import type { Accounts } from '../editors/accounts.ts'
import type { Gate } from '../gate/gate.ts'
import { serveMedia } from '../http/media.ts'
import { shelvesOf } from '../media/shelves.ts'
import { MAIN, type Views } from './branches.ts'
import { editorsBranch, testersBranch } from './chosen.ts'

type Parts = { branches: Views; accounts: Accounts; gate: Gate; publicDir: string; cacheDir: string }

const PRIVATE = { 'cache-control': 'private, no-store' }

/** `'/media/w800/~fix%2Fhours/a.webp'` => `{ branch: 'fix/hours', path: '/media/w800/a.webp' }`; undefined for a picture of the site. */
export function parseBranchPicture(path: string): { branch: string; path: string } | undefined {
  const [, width = '', branch = '', name] = /^\/media\/(w\d+\/)?~([^/]+)\/(.+)$/.exec(path) ?? []
  return name ? { branch: decodeURIComponent(branch), path: `/media/${width}${name}` } : undefined
}

/** Pictures that stand only on a branch, for testers and signed-in editors; nobody else learns that they are there. */
export function createBranchPictures({ branches, accounts, gate, publicDir, cacheDir }: Parts) {
  // While accounts are away, nobody is an editor.
  const isEditor = async (c: Context) => Boolean(await accounts.editorOf(c.req.raw.headers).catch(() => undefined))

  async function serve(c: Context, branch: string, path: string): Promise<Response | undefined> {
    const store = (await branches.open(branch)) ?? branches.main
    const [own = '', ...others] = shelvesOf(store, publicDir, branches.main)
    const picture = decodeURIComponent(path).replace(/^\/media\/w\d+\//, '/media/')
    return serveMedia(c, path, (await isInside(own, picture)) ? [own, ...others] : others, cacheDir, PRIVATE)
  }

  return {
    /** A picture that is asked for by its branch's name; undefined for every other address, and for strangers. */
    async named(c: Context): Promise<Response | undefined> {
      const asked = parseBranchPicture(c.req.path)
      if (!asked || !((await gate.isTester(c)) || (await isEditor(c)))) return undefined
      return serve(c, asked.branch, asked.path)
    },
    /** A picture that the site does not have, from the branch that somebody works on or looks at. */
    async missing(c: Context): Promise<Response | undefined> {
      if (!c.req.path.startsWith('/media/')) return undefined
      const editors = (await isEditor(c)) ? (editorsBranch(c) ?? MAIN) : MAIN
      const found = editors === MAIN ? undefined : await serve(c, editors, c.req.path)
      if (found) return found
      const testers = (await gate.isTester(c)) ? testersBranch(c) : MAIN
      return testers === MAIN ? undefined : serve(c, testers, c.req.path)
    },
  }
}

/** Whether a file is there, and no link leads out of the folder. */
const isInside = async (dir: string, path: string) => {
  const [root, file] = await Promise.all([realpath(dir), realpath(join(dir, path))]).catch(() => [])
  return Boolean(root && file?.startsWith(root + sep))
}
