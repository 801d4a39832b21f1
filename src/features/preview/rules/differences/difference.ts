import type { RawTreatment } from '../../../../content/types.ts'
import { localise } from '../../../../content/view/localise.ts'
import { treatmentIn } from '../../../../content/view/view.ts'
import { withoutOthers } from '../../../../model/documents-inside.ts'
import { type AnyObject, isObject } from '../../../../model/json.ts'
import { inEachLocale, LOCALES, type Locale } from '../../../../model/languages.ts'
import { saying } from '../../../../model/pair-items.ts'
import { markFields } from '../marks/mark-fields.ts'
import type { DocumentDifference } from '../preview.ts'
import { type Unseen, unseenIn } from './unseen.ts'

type Difference = Pick<DocumentDifference, 'locales' | 'unseen' | 'elsewhere'>
type DifferenceIn = { differs: boolean; unseen: Unseen[]; elsewhere: string[] }

/** In which languages and how a document differs from what it was; both as the CMS gives them, undefined where there is none. */
export function differenceOf(now: unknown, before: unknown): Difference {
  const each = inEachLocale((locale) => differenceIn(locale, now, before))
  const localesWhere = (test: (one: DifferenceIn) => boolean) => LOCALES.filter((locale) => test(each[locale]))
  return {
    locales: localesWhere(({ differs }) => differs),
    unseen: [...new Set(LOCALES.flatMap((locale) => each[locale].unseen))].map((what) => ({
      what,
      locales: localesWhere(({ unseen }) => unseen.includes(what)),
    })),
    elsewhere: inEachLocale((locale) => each[locale].elsewhere),
  }
}

function differenceIn(locale: Locale, now: unknown, before: unknown): DifferenceIn {
  if (!isObject(now)) return { differs: false, unseen: [], elsewhere: [] }
  const [shown, old] = [shownIn(now, locale), isObject(before) ? shownIn(before, locale) : undefined]
  const elsewhere = namesThatDiffer(markFields(shown, old, () => true))
  if (!old) return { differs: true, unseen: [], elsewhere }
  if (saying(shown) !== saying(old)) return { differs: true, unseen: unseenIn(shown, old), elsewhere }
  const differs = saying(writtenIn(now, locale)) !== saying(writtenIn(before, locale))
  return { differs, unseen: differs ? ['untranslated'] : [], elsewhere }
}

const writtenIn = (document: unknown, locale: Locale) => withoutOthers(localise(document as AnyObject, locale))

/** As visitors read it: a treatment that is to be translated is in English. */
const shownIn = (document: AnyObject, locale: Locale): AnyObject =>
  document.__typename === 'Treatment' ? withoutOthers(treatmentIn(document as RawTreatment, locale)) : writtenIn(document, locale)

/** The fields that show on other pages, too: the title in the trail, the texts of a treatment's card. */
function namesThatDiffer(marked: AnyObject & { _changed?: string[] }): string[] {
  const card = isObject(marked.card) ? (marked.card as { _changed?: string[] }) : {}
  return [...(marked._changed?.includes('title') ? ['title'] : []), ...(card._changed ?? []).map((name) => `card.${name}`)]
}
