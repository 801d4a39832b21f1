import { pagePath } from '../../model/address.ts'
import type { Locale } from '../../model/languages.ts'
import type { AnyBlock, Block, Page, RawPage } from '../types.ts'
import { isPublished } from './addresses.ts'
import { localise } from './localise.ts'

/** An article as the list of articles shows it. `at` is the place of its top among the sections of its page. */
export type ArticleCard = { href: string; at: number; head: Omit<Block<'ArticleHead'>, 'author'> }

const isHead = (block: AnyBlock): block is Block<'ArticleHead'> => block.__typename === 'PageBlocksArticleHead' && !block.hidden

/** Returns the top of an article; undefined for every other page. */
export const articleHead = (page: Pick<Page, 'blocks'>) => page.blocks?.find(isHead)

/** Returns the published articles in one language, the newest first; one without a date is none: a branch may hold anything. */
export function articlesOf(pages: RawPage[], locale: Locale): ArticleCard[] {
  return pages
    .flatMap((raw): ArticleCard[] => {
      const at = raw.blocks?.findIndex((block) => block?.__typename === 'PageBlocksArticleHead' && !block.hidden) ?? -1
      const found = raw.blocks?.[at]
      if (!found || !isPublished(raw)) return []
      // Who wrote it stands on its own page.
      const { author: _author, ...head } = localise(found as Block<'ArticleHead'>, locale) as Block<'ArticleHead'>
      return head.published ? [{ href: pagePath(raw.slug), at, head }] : []
    })
    .sort((a, b) => b.head.published.localeCompare(a.head.published, 'en'))
}
