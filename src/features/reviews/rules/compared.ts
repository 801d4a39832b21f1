import { LOCALES, type Locale } from '../../../model/languages.ts'
import { isAltsFile } from '../../media/rules/alts.ts'
import type { SeenFile } from './ticks.ts'

/** A page that a draft changes, and the languages in which it does. */
export type ComparedPage = { href: string; title: string; languages: Locale[] }

const OWN = ['page', 'treatment']

/** Returns the pages on which the changed documents of a draft are shown, each once: a page is called what its own document is, if that is changed. */
export function comparedPages(files: SeenFile[]): ComparedPage[] {
  const found = new Map<string, { title: string; languages: Set<Locale> }>()
  for (const { href, title, collection, parts } of files) {
    const [page] = href?.split('#') ?? []
    if (!page) continue
    const known = found.get(page) ?? { title: page, languages: new Set() }
    for (const { language } of parts.flatMap(({ languages }) => languages)) known.languages.add(language)
    found.set(page, { ...known, title: OWN.includes(collection) ? title : known.title })
  }
  return [...found].map(([href, { title, languages }]) => ({ href, title, languages: LOCALES.filter((locale) => languages.has(locale)) }))
}

/** A picture that a draft brings, changes or takes away, with its addresses on the site. */
export type ComparedPicture = { title: string; before?: string; after?: string }

/** Returns the pictures of a draft; `onDraft` gives a picture's address there. */
export const comparedPictures = (files: SeenFile[], onDraft: (address: string) => string): ComparedPicture[] =>
  files.flatMap(({ path, title, kind }) => {
    // A picture's words lie beside it.
    if (!path.startsWith('public/media/') || isAltsFile(path)) return []
    const address = path.replace(/^public/, '')
    return { title, ...(kind !== 'new' && { before: address }), ...(kind !== 'removed' && { after: onDraft(address) }) }
  })
