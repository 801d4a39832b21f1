import { momentOfLocal, momentsOfLocal } from '../../../content/clinic/clinic-time.ts'
import type { PreviewWords } from '../../../i18n/preview-words/en.ts'
import { PREVIEW_WORDS } from '../../../i18n/preview-words/words.ts'
import { CLINIC_ZONE } from '../../../model/clinics.ts'
import { dateLocale, type Locale } from '../../../model/languages.ts'
import type { Future } from './preview.ts'

type Words = PreviewWords['future']

/** What is told of the site at another time, in the tester's language: a title, a line for each thing that happens until then, and words. */
export type ListedFuture = Pick<Future, 'local'> & {
  title: string
  lines: string[]
  words: Pick<Words, 'label' | 'other' | 'show' | 'exit'>
}

const filled = (text: string, values: Record<string, string>) => text.replace(/\{\{(\w+)\}\}/g, (_braces, name) => values[name] ?? '')

/** `'2026-10-25T01:30+00:00'` => `'2026-10-25T01:30'` */
const withoutOffset = (local: string) => local.slice(0, '2026-10-25T01:30'.length)

/** Says which of two moments is shown where the time comes twice. */
function whichOfTwo(local: string, words: Words): string[] {
  const moments = momentsOfLocal(withoutOffset(local))
  if (moments.length < 2) return []
  return [momentOfLocal(local)?.getTime() === moments[0]?.getTime() ? words.first : words.second]
}

/** Puts what is told of the site at another time into the words of one language; digits are those of the site. */
export function listFuture({ local, begun, ended, left, isPast = false }: Future, locale: Locale): ListedFuture {
  const words = PREVIEW_WORDS[locale].future
  const language = dateLocale(locale)
  const date = momentOfLocal(local)?.toLocaleString(language, { dateStyle: 'full', timeStyle: 'short', timeZone: CLINIC_ZONE }) ?? local
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const line = (kind: 'begun' | 'ended' | 'left', names: string[]) =>
    names.length > 0 ? [filled(words[kind], { names: list.format(names) })] : []
  const lines = [...line('begun', begun), ...line('ended', ended), ...line('left', left)]
  const happens = isPast ? [words.past] : lines.length > 0 ? lines : [words.none]
  const { label, other, show, exit } = words
  return {
    local: withoutOffset(local),
    title: filled(isPast ? words.titlePast : words.title, { date }),
    lines: [...whichOfTwo(local, words), ...happens],
    words: { label, other, show, exit },
  }
}
