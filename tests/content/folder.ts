import { cp, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtPages } from '../fixtures/built-pages.ts'
import { gardenAt } from '../service/garden.ts'
import { build } from '../service/site.ts'

/** The documents below a folder, by path: `'content/page/home.json'` => `'{ … }'` */
export async function textsBelow(dir: string): Promise<Map<string, string>> {
  const files = await readdir(join(dir, 'content'), { recursive: true })
  const paths = files.filter((file) => file.endsWith('.json')).map((file) => `content/${file.replaceAll('\\', '/')}`)
  return new Map(await Promise.all(paths.sort().map(async (path) => [path, await readFile(join(dir, path), 'utf8')] as const)))
}

/** A copy of the content below a folder, as plain files. */
export async function copyOf(dir: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(join(dir, 'content'), join(copy, 'content'), { recursive: true })
  return copy
}

/** The built site over a folder with content, launched, asked without a network. Its end leaves the folder as it is. */
export const openSiteOver = (dir: string) => build({}, { garden: { ...gardenAt(dir), uproot: async () => {} }, ...builtPages() })
