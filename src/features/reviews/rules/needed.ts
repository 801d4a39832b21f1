import { LOCALES, type Locale } from '../../../model/languages.ts'
import type { Capacity } from '../../releases/rules/capacities.ts'
import type { Missing } from '../../releases/rules/missing.ts'
import type { SeenFile, SeenPart } from './ticks.ts'

/**
 * What an owner wants seen before a draft goes out: every part by a tester, in English where its English differs; each language by its
 * translator; medical texts by a clinician.
 */
export type Demands = Record<Capacity, boolean>

export const NOTHING_DEMANDED: Demands = { tester: false, translator: false, clinician: false }

/** A demand, who the clinicians are, and whom an owner may choose as one; all by e-mail address. */
export type DemandPage = { demands: Demands; clinicians: string[]; people: { name: string; email: string }[] }

/** Asks for other demands, and names the clinicians. */
export type DemandRequest = Pick<DemandPage, 'demands' | 'clinicians'>

/** The kinds of documents whose texts are medical. */
const MEDICAL = ['treatment', 'faq']

/** `'content/treatment/hifu.json'` => true */
export const isMedical = (path: string): boolean => MEDICAL.some((collection) => path.startsWith(`content/${collection}/`))

const isSeenBy = (part: SeenPart, who: Capacity, language?: Locale): boolean =>
  part.languages.some(
    (one) => (language === undefined || one.language === language) && one.by.some(({ countsAs }) => countsAs.includes(who)),
  )

const has = (part: SeenPart, language: Locale): boolean => part.languages.some((one) => one.language === language)

const inEnglish = (part: SeenPart) => (has(part, 'en') ? 'en' : undefined)

/** Returns what is missing before a draft may go out; nothing where nothing is demanded. */
export function missingIn(files: SeenFile[], demands: Demands): Missing[] {
  const missing = (who: Capacity, wants: (part: SeenPart, file: SeenFile) => boolean, language?: Locale): Missing[] => {
    const found = files.flatMap((file) => {
      const parts = file.parts.filter((part) => wants(part, file) && !isSeenBy(part, who, language ?? inEnglish(part))).length
      return parts > 0 ? [{ title: file.title, parts }] : []
    })
    if (found.length === 0) return []
    const parts = found.reduce((sum, one) => sum + one.parts, 0)
    return [{ who, ...(language && { language }), titles: [...new Set(found.map(({ title }) => title))], parts }]
  }
  const translated = LOCALES.filter((locale) => locale !== 'en')
  return [
    ...(demands.tester ? missing('tester', () => true) : []),
    ...(demands.translator ? translated.flatMap((locale) => missing('translator', (part) => has(part, locale), locale)) : []),
    ...(demands.clinician ? missing('clinician', (part, { isMedical: counts }) => counts && has(part, 'en'), 'en') : []),
  ]
}
