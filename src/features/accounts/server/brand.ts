import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the brand that the settings of the site name, as letters and devices call the site, and of which no password is made; empty
 * where they can't be read.
 */
export async function brandIn(contentDir: string): Promise<string> {
  try {
    const { brand } = JSON.parse(await readFile(join(contentDir, 'content/siteSettings/settings.json'), 'utf8'))
    return typeof brand === 'string' ? brand : ''
  } catch {
    return ''
  }
}
