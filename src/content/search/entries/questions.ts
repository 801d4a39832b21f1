import { anchorOf } from '../../../model/anchor.ts'
import type { Locale } from '../../../model/languages.ts'
import type { SearchEntry } from '../entry.ts'
import { keysOf } from '../pinyin.ts'
import type { PlacedBlock, SearchedPage } from './place.ts'

/** The questions of a section, each with where it stands: `'blocks.3.questions.0.question'` */
const questionsIn = ({ block, at }: PlacedBlock) =>
  block.__typename === 'PageBlocksFaq' || block.__typename === 'TreatmentContentFaq'
    ? (block.questions ?? []).map(({ question }, index) => ({ question, at: `${at}.questions.${index}.question` }))
    : []

/** Returns the questions on pages as search finds them: each where it is answered, also by what its page is called. */
export const questionEntries = (pages: SearchedPage[], locale: Locale): SearchEntry[] =>
  pages.flatMap(({ href, title, titleAt, names, blocks }) =>
    blocks.flatMap(questionsIn).map(({ question: { question, answer = '', _english }, at }) => ({
      kind: 'question',
      href: `${href}#${anchorOf('q', question)}`,
      title: question,
      text: answer,
      of: title,
      leads: { title: `${at}.question`, text: `${at}.answer`, of: titleAt },
      ...(_english?.includes('question') && locale !== 'en' && { lang: 'en' as const }),
      names: [],
      keys: keysOf(question),
      more: names,
    })),
  )
