import type { Card } from '../view/cards.ts'

/** The groups of what is found. */
export const KINDS = ['treatment', 'page', 'question', 'person'] as const
export type SearchKind = (typeof KINDS)[number]

/** Where the texts of an entry are written: names of fields in the document of its page. What is written nowhere there has none. */
export type Leads = { title?: string; text?: string; of?: string }

/**
 * Something that search finds, in one language. `title` and `text` are what visitors read of it, `of` the page on which a
 * question stands, `does` what a person does. It is found by these and by more: by its `names` in other languages and among people, by `keys` (Chinese as
 * it is typed in Latin letters), and by `more`, such as what a treatment is for.
 */
export type SearchEntry = {
  kind: SearchKind
  href: string
  title: string
  text: string
  of?: string
  does?: string
  leads?: Leads
  lang?: 'en'
  names: string[]
  keys: string
  more: string[]
  card?: Card
}
