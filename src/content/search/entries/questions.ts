import { anchorOf } from '../../../model/anchor.ts'
import type { Locale } from '../../../model/languages.ts'
import type { AnyBlock } from '../../types.ts'
import type { SearchEntry } from '../entry.ts'
import { keysOf } from '../pinyin.ts'

/** A page or treatment with its sections in the visitor's language, and what it is called. */
export type Asked = { href: string; title: string; names: string[]; blocks: AnyBlock[] }

/** Returns the questions on pages as search finds them: each where it is answered, also by what its page is called. */
export const questionEntries = (pages: Asked[], locale: Locale): SearchEntry[] =>
  pages.flatMap(({ href, title, names, blocks }) =>
    blocks
      .flatMap((block) =>
        block.__typename === 'PageBlocksFaq' || block.__typename === 'TreatmentContentFaq'
          ? (block.questions ?? []).map(({ question }) => question)
          : [],
      )
      .map(({ question, answer = '', _english }) => ({
        kind: 'question',
        href: `${href}#${anchorOf('q', question)}`,
        title: question,
        text: answer,
        of: title,
        ...(_english?.includes('question') && locale !== 'en' && { lang: 'en' as const }),
        names: [],
        keys: keysOf(question),
        more: names,
      })),
  )
