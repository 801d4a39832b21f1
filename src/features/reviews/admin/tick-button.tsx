import { languageName } from '../../../admin/i18n/language-name'
import { commaList } from '../../../admin/names'
import type { Locale } from '../../../model/languages.ts'
import { type SeenIn, speakerOf } from '../rules/ticks.ts'
import { named } from './named'
import { word } from './words/reviews'

/** What stands on a tick for a language that has a letter of its own; on the others its code. */
const LETTER: Partial<Record<Locale, string>> = { 'zh-CN': '简', 'zh-TW': '繁', ar: 'ع' }

const SHAPE = 'inline-flex min-h-8 min-w-11 items-center justify-center gap-1 rounded-sm border px-2 text-sm disabled:opacity-60'
const LOOKS = {
  seen: 'border-[var(--color-ok-700)] bg-[var(--color-ok-700)] text-white',
  gone: 'border-dashed border-[var(--color-thistle-700)] bg-[var(--color-paper)] text-[var(--color-thistle-700)]',
  open: 'border-[var(--color-line-strong)] bg-[var(--color-paper)] text-[var(--color-ink)]',
}
const SHAPES = { seen: 'M5 12.5l4.5 4.5L19 7', gone: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3', open: '' }

/** Says in a sentence how a part is seen in one language. */
export function seenSentence({ language, by, before }: SeenIn): string {
  const all = (ticks: SeenIn['by']) => commaList([...new Set(ticks.map((tick) => named(speakerOf(tick))))])
  const its = languageName(language)
  if (by.length > 0) return word('seenBy', { language: its, names: all(by) })
  return before.length > 0 ? word('changedSince', { language: its, names: all(before) }) : word('seenByNobody', { language: its })
}

/** The tick of a part in one language: pressed where it is one's own. */
export function TickButton({ of, disabled, onTick }: { of: SeenIn; disabled: boolean; onTick(): void }) {
  const state = of.by.length > 0 ? 'seen' : of.before.length > 0 ? 'gone' : 'open'
  const said = seenSentence(of)
  return (
    <button type="button" aria-pressed={of.isOwn} title={said} disabled={disabled} onClick={onTick} className={`${SHAPE} ${LOOKS[state]}`}>
      {SHAPES[state] && (
        <svg viewBox="0 0 24 24" className="size-4" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d={SHAPES[state]} />
        </svg>
      )}
      <span lang={of.language}>{LETTER[of.language] ?? of.language.toUpperCase()}</span>
      <span className="sr-only">{said}</span>
    </button>
  )
}
