import { useState } from 'react'
import { commaList } from '../../../src/admin/names'
import { takesTextsIn, useStanding } from '../../../src/admin/standing'
import { Button } from '../../../src/admin/ui/button'
import { Problem } from '../../../src/admin/ui/notice'
import { keepAlts } from '../../../src/features/media/admin/ask-pictures'
import { type Alts, changedAlts, readAlts, takenOver } from '../../../src/features/media/rules/alts.ts'
import type { KnownPicture } from '../../../src/features/media/rules/pictures.ts'
import { isExample } from '../../../src/model/examples.ts'
import { isObject, type Json } from '../../../src/model/json.ts'
import { LANGUAGES, LOCALES } from '../../../src/model/languages.ts'
import { word } from './words'

type Props = {
  branch: string
  picture: KnownPicture
  /** The group that holds the picture and its words. */
  group: Json | undefined
  onUse(alts: Alts): void
  onKept(): void
}

/** Offers the words that a picture has to its use, and those of its use to a picture that has none. */
export function WordsOffer({ branch, picture: { path, alts }, group, onUse, onKept }: Props) {
  const [state, setState] = useState<{ isKept?: boolean; problem?: string }>({})
  const standing = useStanding()
  const own = readAlts(group)
  const keep = async () => {
    try {
      await keepAlts(branch, path, changedAlts(alts, { ...alts, ...own }))
      setState({ isKept: true })
      onKept()
    } catch (error) {
      setState({ problem: (error as Error).message })
    }
  }
  if (state.isKept)
    return (
      <p role="status" className="mt-3 text-sm text-[var(--color-ok-700)]">
        {word('wordsKept')}
      </p>
    )
  if (alts.en && alts.en !== own.en)
    return (
      <p className="mt-3 text-sm text-[var(--color-ink-2)]">
        {word('ownWords', { alt: alts.en })} <Button onClick={() => onUse(alts)}>{word('useWords')}</Button>
      </p>
    )
  const more = isObject(group) ? takenOver(group, alts) : {}
  if (Object.keys(more).length > 0)
    return (
      <p className="mt-3 text-sm text-[var(--color-ink-2)]">
        {word('moreWords', {
          languages: commaList(LOCALES.filter((locale) => more[locale]).map((locale) => LANGUAGES[locale].nativeName)),
        })}{' '}
        <Button onClick={() => onUse(more)}>{word('useWords')}</Button>
      </p>
    )
  if (alts.en || !own.en || isExample('alt', own.en) || !takesTextsIn('en', standing)) return null
  return (
    <div className="mt-3 text-sm text-[var(--color-ink-2)]">
      <p className="mb-2">{word('keepWordsWhy')}</p>
      <Button onClick={() => void keep()}>{word('keepWords')}</Button>
      <Problem text={state.problem ?? ''} />
    </div>
  )
}
