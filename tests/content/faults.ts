import type { Locale } from '../../src/model/languages.ts'
import { openSiteOver } from './folder.ts'
import { cutShort, headOf, loneLanguages, withoutPicture } from './heads.ts'
import { askForPages } from './pages.ts'
import { findingsIn, notOpened } from './reported.ts'
import { notSavable } from './savable.ts'
import { lost } from './ways.ts'

/** All that is wrong with the content of a folder whatever editors wrote there; each is a sentence. */
export async function faultsIn(dir: string, locales?: readonly Locale[]): Promise<string[]> {
  const site = await openSiteOver(dir)
  try {
    const { faults, pages } = await askForPages(dir, site, locales)
    const findings = await findingsIn(dir)
    const heads = pages.map(headOf)
    return [
      ...(await notSavable(dir)),
      ...(await notOpened(dir)),
      ...faults,
      ...(await lost(site, pages, findings)),
      ...cutShort(heads, findings),
      ...(await withoutPicture(site, heads)),
      // Only who has the pages in all languages knows whether they name each other.
      ...(locales ? [] : loneLanguages(heads)),
    ]
  } finally {
    await site.close()
  }
}
