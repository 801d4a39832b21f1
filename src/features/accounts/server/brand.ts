import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The brand that the settings of the site name, so that no password is made of it; empty where they can't be read. */
export async function brandIn(contentDir: string): Promise<string> {
  try {
    const { brand } = JSON.parse(await readFile(join(contentDir, 'content/siteSettings/settings.json'), 'utf8'))
    return typeof brand === 'string' ? brand : ''
  } catch {
    return ''
  }
}
