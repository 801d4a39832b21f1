import type { Words } from '../content/search/entries/texts.ts'
import { serverI18n } from '../i18n/all.ts'
import { type Gender, roleLabel } from '../i18n/role-label.ts'
import type { City } from '../model/clinics.ts'
import type { Locale } from '../model/languages.ts'

/** The words of the interface that search knows, in a language. */
export function wordsOf(locale: Locale): Words {
  const words = serverI18n(locale)
  const { t } = words
  return {
    concern: (name) => t(`concern.${name}` as 'concern.lines'),
    category: (name) => t(`category.${name}` as 'category.body'),
    city: (name) => t(`city.${name as City}`),
    role: (role, gender) => roleLabel(words, role, (gender ?? undefined) as Gender | undefined) ?? role,
    figures: [t('treatment.pricing'), t('treatment.duration')],
  }
}
