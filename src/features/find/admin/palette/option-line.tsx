import { useEffect, useRef } from 'react'
import { Icon } from '../../../../admin/screen'
import { LANGUAGES, type Locale } from '../../../../model/languages.ts'
import { BADGE, CHOSEN, KEY, OPTION, QUIET, UNCHOSEN } from './looks'
import type { PaletteOption } from './options'
import { Parts } from './parts'

/** Returns a sign for a language, as its readers know it: `'EN'`, `'简'`, `'繁'`, `'ع'`. */
function signOf(locale: Locale): string {
  const { nativeName } = LANGUAGES[locale]
  return /^\p{Script=Latin}/u.test(nativeName) ? locale.slice(0, 2).toUpperCase() : (nativeName.replace(/^ال/, '')[0] ?? locale)
}

const SHEET = 'M6 3h8l4 4v14H6zM14 3v4h4'
const ARROW = 'M4 12h15M13 6l6 6-6 6'

type Props = { id: string; option: PaletteOption; isChosen: boolean; onPoint(): void; onChoose(beside: boolean): void }

/** A line of the palette. The focus stays in the field above: it says which line is chosen. */
export function OptionLine({ id, option: { title, note, language, isDocument }, isChosen, onPoint, onChoose }: Props) {
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys.
    <div
      ref={own}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={`${OPTION} ${isChosen ? CHOSEN : UNCHOSEN}`}
      onMouseMove={onPoint}
      onClick={(event) => onChoose(event.ctrlKey || event.metaKey)}
    >
      {language && !isDocument ? (
        <span lang={language} className={BADGE} aria-hidden="true">
          {signOf(language)}
        </span>
      ) : (
        <Icon lines={isDocument ? SHEET : ARROW} className="size-5" />
      )}
      <span className="min-w-0">
        <Parts parts={title} language={language} />
        <span className={`block truncate ${QUIET}`}>
          <span className="sr-only">, </span>
          {note}
        </span>
      </span>
      {isChosen && (
        <span aria-hidden="true" className={`${KEY} max-[767px]:hidden`}>
          Enter
        </span>
      )}
    </div>
  )
}
