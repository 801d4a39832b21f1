import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Json } from '../../../model/json.ts'
import { stampPresent } from '../../../model/translations/stamp.ts'

/** Declares every translation under `dir`/content right as it is, for texts written outside the admin; names the files that changed. */
export async function stampAll(dir: string): Promise<string[]> {
  const names = await readdir(join(dir, 'content'), { recursive: true })
  const changed: string[] = []
  for (const name of names.filter((one) => one.endsWith('.json')).sort()) {
    const file = join(dir, 'content', name)
    const text = await readFile(file, 'utf8')
    const stamped = JSON.stringify(stampPresent(JSON.parse(text) as Json), null, 2)
    if (stamped === text) continue
    await writeFile(file, stamped)
    changed.push(`content/${name}`)
  }
  return changed
}
