import { pagePath } from '../../../model/address.ts'
import { isEmpty } from '../../../model/json.ts'
import type { Locale } from '../../../model/languages.ts'
import type { AnyBlock, RawPage } from '../../types.ts'
import { localise } from '../../view/localise.ts'
import type { SearchEntry } from '../entry.ts'
import { keysOf } from '../pinyin.ts'
import { namesOf, oneLine } from './texts.ts'
import { known } from './treatments.ts'

/** The heading of a section, whatever its kind. */
const headingOf = (block: AnyBlock) => oneLine((block as { heading?: string }).heading)
const leadOf = (block: AnyBlock | undefined) => oneLine((block as { lead?: string } | undefined)?.lead)

/** Returns pages as search finds them: those that `pages` holds, which are published and shown to search engines. */
export function pageEntries(pages: RawPage[], locale: Locale): SearchEntry[] {
  return pages.map((raw) => {
    const page = localise(raw, locale)
    const blocks = (page.blocks ?? []).filter((block) => !block.hidden)
    const first = (page.blocks ?? []).findIndex((block) => !block.hidden)
    const bare = { title: raw.title, otherNames: raw.otherNames, translations: raw.translations }
    const names = namesOf(
      page.title,
      known(locale).map((one) => localise(bare, one)),
    )
    const said = page.seo?.description ?? leadOf(blocks[0])
    return {
      kind: 'page',
      href: pagePath(raw.slug),
      title: page.title,
      text: said,
      leads: { title: 'title', text: page.seo?.description ? 'seo.description' : `blocks.${first}.lead` },
      ...(page._english?.includes('title') && { lang: 'en' as const }),
      names,
      keys: [page.title, ...names].map(keysOf).filter(Boolean).join(' '),
      more: blocks.flatMap((block) => [headingOf(block), leadOf(block)]).filter((text) => !isEmpty(text)),
    }
  })
}
