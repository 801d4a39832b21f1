import type { Context } from 'hono'
import type { Accounts } from '../editors/accounts.ts'
import type { Gate } from '../gate/gate.ts'
import { serveMedia } from '../http/media.ts'
import { shelvesOf } from '../media/shelves.ts'
import type { Sizes } from '../media/sizes.ts'
import { MAIN, type Views } from './branches.ts'
import { editorsBranch, testersBranch } from './chosen.ts'

type Parts = { branches: Views; accounts: Accounts; gate: Gate; publicDir: string; sizes: Sizes }

const PRIVATE = { 'cache-control': 'private, no-store' }

/** `'/media/w800/~fix%2Fhours/a.webp'` => `{ branch: 'fix/hours', path: '/media/w800/a.webp' }`; undefined for a picture of the site, and for broken encoding. */
export function parseBranchPicture(path: string): { branch: string; path: string } | undefined {
  const [, width = '', encoded = '', name] = /^\/media\/(w\d+\/)?~([^/]+)\/(.+)$/.exec(path) ?? []
  const branch = decoded(encoded)
  return name && branch ? { branch, path: `/media/${width}${name}` } : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Pictures that stand only on a branch, for testers and signed-in editors; nobody else learns that they are there. */
export function createBranchPictures({ branches, accounts, gate, publicDir, sizes }: Parts) {
  // While accounts are away, nobody is an editor.
  const isEditor = async (c: Context) => Boolean(await accounts.editorOf(c.req.raw.headers).catch(() => undefined))

  async function serve(c: Context, branch: string, path: string): Promise<Response | undefined> {
    const store = (await branches.open(branch)) ?? branches.main
    return serveMedia(c, path, shelvesOf(store, publicDir, branches.main), sizes, PRIVATE)
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
