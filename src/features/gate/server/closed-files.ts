import type { Content } from '../../../content/cms/client.ts'
import { COMING_SOON } from '../../../model/fixed-addresses.ts'
import { eachText } from '../../../model/links.ts'
import { addressOf, asWritten, withoutAsIs } from '../../../model/picture-address.ts'
import type { ReadingStore } from '../../../server/content/store.ts'
import { pathIn } from '../../../server/http/files/plain-path.ts'
import { parseSized } from '../../../ui/widths.ts'

/** Pictures and films of the site; the rest of what is served as it is are marks, icons and fonts. */
const HIDDEN = /^\/(media|sections)\/|\.(mp4|webm)$/i
/** Drawings that styles and components show whatever the content is, and so the coming-soon page, too. */
const DRAWINGS = /^\/media\/(engravings|maps)\//
const FILE = /\/[\w./~%-]+\.\w{2,5}/g

/** Tells which files somebody before the closed gate may have: all that the coming-soon page shows, and no other picture or film. */
export function createClosedFiles(main: ReadingStore) {
  let known: { revision: number; shown: Promise<Set<string>> } | undefined
  return async (address: string): Promise<boolean> => {
    const path = `/${pathIn(address) ?? ''}`
    const sized = parseSized(path)
    const file = sized ? `/media/${sized.name}` : path
    if (!HIDDEN.test(file) || DRAWINGS.test(file)) return true
    if (known?.revision !== main.revision) known = { revision: main.revision, shown: shownIn(main.content()) }
    return (await known.shown).has(file.startsWith('/media/') ? addressOf(withoutAsIs(file.slice('/media/'.length))) : file)
  }
}

async function shownIn(content: Content): Promise<Set<string>> {
  const found = await content.page(COMING_SOON)
  return new Set(JSON.stringify(eachText(found?.data.page, asWritten) ?? '').match(FILE) ?? [])
}
