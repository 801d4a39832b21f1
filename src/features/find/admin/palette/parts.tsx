import { directionOf, type Locale } from '../../../../model/languages.ts'
import type { FoundPart } from '../../rules/find.ts'
import { FOUND } from './looks'

/** A text with what was found in it marked, read in its own direction. Each part is known by where it begins. */
export function Parts({ parts, language }: { parts: FoundPart[]; language?: Locale }) {
  let at = 0
  // In a list a foreign line starts where the list starts.
  const direction = directionOf(language ?? 'en')
  return (
    <bdi lang={language} dir={direction} className={`block truncate ${direction === 'rtl' ? 'text-end' : 'text-start'}`}>
      {parts.map(({ text, isFound }) => {
        at += text.length
        return isFound ? (
          <mark key={at} className={FOUND}>
            {text}
          </mark>
        ) : (
          text
        )
      })}
    </bdi>
  )
}
