import { LANGUAGES } from '../../../model/languages.ts'
import type { Missing } from '../rules/missing.ts'

const NAMED_AT_MOST = 4

/** Says who has to see what before a draft goes out, as the second half of a sentence: `'it has not … A tester has still to see “Home”.'` */
export function missingSentence(missing: Missing[]): string {
  return ['it has not been seen by all who have to.', ...missing.map(sentenceOf)].join(' ')
}

function sentenceOf({ who, language, titles }: Missing): string {
  const more = titles.length - NAMED_AT_MOST
  const named = [...titles.slice(0, NAMED_AT_MOST).map((title) => `“${title}”`), ...(more > 0 ? [`+${more}`] : [])].join(', ')
  if (who === 'clinician') return `A clinician has still to see ${named}.`
  if (who === 'tester') return `A tester has still to see ${named}.`
  return `A translator has still to see the ${LANGUAGES[language ?? 'en'].englishName} of ${named}.`
}
