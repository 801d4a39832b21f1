import { type FormEvent, useState } from 'react'
import { takesTextsIn, useStanding } from '../../../../admin/standing'
import { Button } from '../../../../admin/ui/button'
import { INPUT } from '../../../../admin/ui/looks'
import { Problem } from '../../../../admin/ui/notice'
import { directionOf, LANGUAGES, LOCALES, type Locale } from '../../../../model/languages.ts'
import { type Alts, changedAlts } from '../../rules/alts.ts'
import { LONGEST_ALT } from '../../rules/pictures.ts'
import { keepAlts } from '../ask-pictures'
import { word } from '../words/one'
import { nowKept, setUnkept, unkeptOf } from './unkept'

type Props = {
  branch: string
  path: string
  alts: Alts
  /** True for a picture that was just uploaded: its description is asked for. */
  isAsked?: boolean
  onKept(alts: Alts): void
  onLater?(): void
}

/** Asks in each language what a picture shows, and keeps the answers with it. */
export function AltsForm({ branch, path, alts, isAsked, onKept, onLater }: Props) {
  const [written, setWritten] = useState<Alts>(() => ({ ...alts, ...unkeptOf(path) }))
  const [kept, setKept] = useState(alts)
  const [state, setState] = useState<{ isBusy?: boolean; problem?: string; isKept?: boolean }>({})
  const standing = useStanding()
  const changed = changedAlts(kept, written)
  const isSame = Object.keys(changed).length === 0
  const write = (locale: Locale, text: string) => {
    const next = { ...written, [locale]: text }
    setWritten(next)
    setUnkept(path, changedAlts(kept, next))
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setState({ isBusy: true })
    try {
      await keepAlts(branch, path, changed)
      nowKept(path, changed)
      setState({ isKept: true })
      setKept(written)
      onKept(written)
    } catch (error) {
      setState({ problem: (error as Error).message })
    }
  }
  return (
    <form className="mt-5 border-t border-[var(--color-sand)] pt-4" onSubmit={(event) => void keep(event)}>
      <h3 className="font-[family-name:var(--font-display)] text-xl text-[var(--color-ink)]">{word('describe')}</h3>
      <p className="mb-3 text-sm text-[var(--color-ink-3)]">{word('describeWhy')}</p>
      {LOCALES.map((locale, index) => (
        <label key={locale} className="mb-3 block text-sm text-[var(--color-ink-2)]">
          <span lang={locale}>{LANGUAGES[locale].nativeName}</span>
          <textarea
            // biome-ignore lint/a11y/noAutofocus: whoever has just uploaded a picture is asked this.
            autoFocus={isAsked && index === 0}
            lang={locale}
            dir={directionOf(locale)}
            rows={2}
            readOnly={!takesTextsIn(locale, standing)}
            maxLength={LONGEST_ALT}
            className={`mt-1 ${INPUT}`}
            value={written[locale] ?? ''}
            onChange={({ target }) => write(locale, target.value)}
          />
        </label>
      ))}
      <Problem text={state.problem ?? ''} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look={isAsked ? 'chosen' : 'plain'} disabled={isSame || state.isBusy}>
          {state.isBusy ? word('keeping') : word('keepAlts')}
        </Button>
        {isAsked && onLater && <Button onClick={onLater}>{word('later')}</Button>}
        <span role="status" className="text-sm text-[var(--color-ok-700)]">
          {state.isKept && isSame ? word('altsKept') : ''}
        </span>
      </div>
    </form>
  )
}
