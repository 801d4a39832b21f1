import type { Locale } from '../../../model/languages.ts'

/** The kinds of findings; the report lists findings under these headings, in this order. */
export const KINDS = {
  form: 'Documents that can’t be read properly',
  required: 'Required fields that are empty',
  examples: 'Example texts that nobody has replaced',
  links: 'Links and addresses',
  references: 'References to other documents',
  pictures: 'Pictures',
  medicines: 'Advertising of prescription-only medicines',
  facts: 'Facts that the site states in several ways',
  prices: 'Prices that say two things',
  clinician: 'Texts that a clinician has to confirm',
  words: 'Wording that promises too much or says too little',
  search: 'Titles and descriptions for search engines',
  stale: 'Translations of an English text that has changed',
  translations: 'Missing or unfinished translations',
} as const
export type FindingKind = keyof typeof KINDS
export type Level = 'error' | 'warning'

/** One thing that somebody should look at. An error has to be put right before the content is published. */
export type Finding = {
  kind: FindingKind
  level: Level
  /** A sentence for clinic staff. */
  message: string
  /** The path of the document, `'content/page/home.json'`; of a picture or a file of the program where no document is at fault. */
  document: string
  /** The path of a field or an item that the document's form can open: `'blocks.2.translations.ar.heading'`; empty for the document. */
  field: string
  language: Locale
  /** The address where visitors see it, in that language. */
  address?: string
  /** The thing that it is about, `'Years of experience'`; findings about one thing are listed together. */
  subject?: string
}

/** A finding with the words that it is about: those of its field that its sentence quotes, else the whole field, else the name of the item or document. */
export type WordedFinding = Finding & { words: string }

/** The address of the report on the server. */
export const REPORT = '/api/report'

/** The server's report of a branch: the headings of the kinds, in their order, and the findings. */
export type Report = { kinds: Record<FindingKind, string>; findings: WordedFinding[] }
