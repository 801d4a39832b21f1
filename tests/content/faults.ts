import type { Locale } from '../../src/model/languages.ts'
import { openSiteOver } from './folder.ts'
import { askForPages } from './pages.ts'
import { findingsIn, notOpened } from './reported.ts'
import { notSavable } from './savable.ts'
import { lost } from './ways.ts'

/** All that is wrong with the content of a folder whatever editors wrote there; each is a sentence. */
export async function faultsIn(dir: string, locales?: readonly Locale[]): Promise<string[]> {
  const site = await openSiteOver(dir)
  try {
    const { faults, pages } = await askForPages(dir, site, locales)
    return [...(await notSavable(dir)), ...(await notOpened(dir)), ...faults, ...(await lost(site, pages, await findingsIn(dir)))]
  } finally {
    await site.close()
  }
}
