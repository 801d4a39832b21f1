import { LOCALES, type Locale } from '../../../../model/languages.ts'

/**
 * Botulinum toxin by name, brand or nickname; words that stand for it, which the regulator reads as the medicine itself;
 * vitamins that are prescription-only where they are injected.
 */
const MEDICINES = ['toxin', 'indirect', 'vitamin'] as const
export type Medicine = (typeof MEDICINES)[number]

const CHINESE: Record<Medicine, RegExp[]> = {
  toxin: [/肉毒|保妥[适適]|丽舒妥|麗舒妥|吉[适適]|儷緻|衡力|[乐樂]提葆|西[马馬]肉|思奥美/u],
  indirect: [/[除祛][皱皺][针針]|[除祛][皱皺]注射|瘦[脸臉][针針]/u],
  vitamin: [/(b12|[维維]生素 ?d3?)[^。\n]{0,6}([针針]|注射)|(注射|打)[^。\n]{0,4}(b12|[维維]生素 ?d)/iu],
}

/**
 * CAP Code, rule 12.12: "Prescription-only medicines or prescription-only medical treatments may not be advertised to
 * the public." Reviewed for each language of the site; a new brand is one more word here.
 * What may be said instead: "a consultation for the treatment of lines and wrinkles".
 */
const WORDS: Record<Locale, Record<Medicine, RegExp[]>> = {
  en: {
    toxin: [
      /\b(botox|beautox|(?:baby|micro|lip)[ -]?tox|tox (?:treatment|injection)s?)\b/i,
      /botulin/i,
      /\b(azzalure|bocouture|dysport|xeomin|vistabel|letybo|relfydess|nuceiva|alluzience|jeuveau|daxxify|botulax|nabota)\b/i,
    ],
    indirect: [
      /\banti[- ]?wrinkle (injection|jab|shot|needle)s?\b/i,
      /\bwrinkle[- ](relax|smooth|reduc)\w* (injection|jab|treatment)s?\b/i,
      /\bwrinkle (injection|jab)s?\b/i,
    ],
    vitamin: [
      /\b(b12|vitamin d3?)\b[^.\n]{0,20}\b(injection|jab|shot|booster)s?\b/i,
      /\b(injection|jab|shot)s? of (vitamin )?(b12|d3?)\b/i,
    ],
  },
  'zh-CN': CHINESE,
  'zh-TW': CHINESE,
  ar: {
    toxin: [/بوتوكس|بوتولين|ديسبورت|زيومين|أزالور|بوكوتور|ليتيبو/u],
    indirect: [/(إبر|إبرة|حقن|حقنة) (إزالة |علاج )?(ال)?تجاعيد/u],
    vitamin: [/(إبر|إبرة|حقن|حقنة)[^.\n]{0,12}(b12|فيتامين (د|d))/iu],
  },
}

const PATTERNS = MEDICINES.map((medicine) => ({ medicine, patterns: LOCALES.flatMap((locale) => WORDS[locale][medicine]) }))

/** Finds the medicines that a text names, with the words: `'Free B12 injection'` => `[{ medicine: 'vitamin', words: 'B12 injection' }]` */
export function medicinesIn(text: string): { medicine: Medicine; words: string }[] {
  return PATTERNS.flatMap(({ medicine, patterns }) => {
    const words = patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
    return words ? [{ medicine, words }] : []
  })
}

/** Tells whether the code of an offer names a medicine: `'B12FREE'` => true */
export const isMedicineCode = (code: string) => /B12|BOTOX|TOX|VITD|VITAMIND/i.test(code)

/** The codes and labels that the owner of the site has decided to keep although they name a medicine: warnings, not errors. */
export const KEPT = { codes: ['B12FREE'], labels: ['Injectables (Botox/Fillers)'] }
