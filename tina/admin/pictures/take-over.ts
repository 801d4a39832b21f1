import { type Alts, altField, takenOver } from '../../../src/features/media/rules/alts.ts'
import { isExample } from '../../../src/model/examples.ts'
import { isEmpty, isObject, type Json } from '../../../src/model/json.ts'
import type { Locale } from '../../../src/model/languages.ts'
import type { FinalForm } from '../translations/values'

/** Writes words into the fields beside a picture, in each language that has some. */
export function writeAlts(form: FinalForm, group: string, alts: Alts) {
  const at = (locale: string) => [group, altField(locale as Locale)].filter(Boolean).join('.')
  form.batch(() => {
    for (const [locale, alt] of Object.entries(alts)) form.change(at(locale) as never, alt as never)
  })
}

/**
 * Returns what a use takes over from the picture that was chosen for it: nothing where it has words of its own. Examples,
 * and the words that came with the picture before, are none.
 */
export function wordsFor(group: Json | undefined, kept: Alts, before: Alts): Alts {
  const old = Object.values(before)
  return isObject(group) ? takenOver(group, kept, (alt) => isEmpty(alt) || isExample('alt', alt) || old.includes(alt)) : kept
}
