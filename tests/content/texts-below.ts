import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The documents below a folder, by path: `'content/page/home.json'` => `'{ … }'` */
export async function textsBelow(dir: string): Promise<Map<string, string>> {
  const files = await readdir(join(dir, 'content'), { recursive: true })
  const paths = files.filter((file) => file.endsWith('.json')).map((file) => `content/${file.replaceAll('\\', '/')}`)
  return new Map(await Promise.all(paths.sort().map(async (path) => [path, await readFile(join(dir, path), 'utf8')] as const)))
}
