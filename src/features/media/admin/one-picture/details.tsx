import { useCallback, useEffect, useRef } from 'react'
import { useOffers } from '../../../../admin/standing'
import { Answered } from '../../../../admin/ui/answered'
import { Button } from '../../../../admin/ui/button'
import { Confirm } from '../../../../admin/ui/confirm'
import { useAnswer } from '../../../../admin/use-answer'
import type { Alts } from '../../rules/alts.ts'
import type { Boxes } from '../../rules/boxes.ts'
import { type Flaw, flawsOf } from '../../rules/flaws.ts'
import { thumbnail } from '../../rules/library.ts'
import type { KnownPicture, ReplacedPicture } from '../../rules/pictures.ts'
import { askOne } from '../ask-pictures'
import { isWide } from '../library/is-wide'
import { nameOf } from '../library/listed'
import { flawSentence, sizeSentence } from '../sentences'
import { word } from '../words/one'
import { AltsForm } from './alts-form'
import { FlawList } from './flaw-list'
import { ReplaceEverywhere } from './replace-everywhere'
import { UsesList } from './uses-list'

type Props = {
  branch: string
  path: string
  /** Where the picture would be shown if it is picked. */
  boxes?: Boxes
  isAsked?: boolean
  onPick?(path: string): void
  onKept(alts: Alts): void
  onLater(): void
  onReplaced(done: ReplacedPicture): void
  onDelete(): void
}

/** The boxes of a picture that nothing shows yet: 800 pixels are the least that most places want. */
const anywhere = ({ width, height }: KnownPicture): Boxes => ({ desktop: { ratio: width / height, width: 800 } })

/** Returns what is wrong with a picture where it is shown, each once: there, or in the place for which it is being chosen. */
export function flawsIn(picture: KnownPicture, boxes?: Boxes): Flaw[] {
  if (picture.width === 0) return []
  const own = picture.uses.flatMap((use) => use.boxes ?? [])
  const places = boxes ? [boxes] : own.length > 0 ? own : [anywhere(picture)]
  const all = places.flatMap((place) => flawsOf(picture, place))
  return [...new Map(all.map((flaw) => [flawSentence(flaw), flaw])).values()]
}

/** One picture: its file, what is wrong with it, what it shows, where it is shown, and what can be done with it. */
export function Details(props: Props) {
  const { branch, path } = props
  const asked = useAnswer(useCallback((signal: AbortSignal) => askOne(branch, path, signal), [branch, path]))
  const own = useRef<HTMLElement>(null)
  // On a phone it takes the place of the list, which was scrolled down.
  useEffect(() => {
    if (!isWide()) own.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <section ref={own} aria-label={nameOf(path)} className="scroll-mt-16 max-lg:min-h-screen">
      <img
        src={thumbnail(path, 800)}
        alt=""
        className="max-h-72 w-full rounded-sm border border-[var(--color-sand)] bg-[var(--color-stone)] object-contain"
      />
      <h2 className="mt-3 break-words font-[family-name:var(--font-display)] text-2xl text-[var(--color-ink)]">{nameOf(path)}</h2>
      <Answered asked={asked}>{(picture) => <About key={picture.path} {...props} picture={picture} />}</Answered>
    </section>
  )
}

function About({
  branch,
  path,
  boxes,
  isAsked,
  picture,
  onPick,
  onKept,
  onLater,
  onReplaced,
  onDelete,
}: Props & { picture: KnownPicture }) {
  const { isOwn, uses, alts } = picture
  const [mayAdd, mayDelete] = [useOffers('media.write'), useOffers('content.delete')]
  return (
    <>
      <p className="text-sm text-[var(--color-ink-3)]">{sizeSentence(picture)}</p>
      <FlawList flaws={flawsIn(picture, boxes)} />
      {onPick && (
        <div className="mt-3">
          <Button look={isAsked ? 'plain' : 'chosen'} onClick={() => onPick(path)}>
            {word('use')}
          </Button>
        </div>
      )}
      <AltsForm branch={branch} path={path} alts={alts} isAsked={isAsked} onKept={onKept} onLater={onLater} />
      <UsesList uses={uses} canOpen={!onPick} />
      {mayAdd && uses.length > 0 && <ReplaceEverywhere branch={branch} picture={picture} onReplaced={onReplaced} />}
      <div className="mt-4 text-sm text-[var(--color-ink-3)]">
        {!isOwn && <p>{word('comesWithSite')}</p>}
        {isOwn && mayDelete && uses.length > 0 && <p>{word('deleteWait', { count: uses.length })}</p>}
        {isOwn && mayDelete && uses.length === 0 && (
          <Confirm
            label={word('delete')}
            question={word('deleteQuestion', { name: nameOf(path) })}
            keep={word('deleteKeep')}
            go={word('deleteGo')}
            danger
            onGo={onDelete}
          />
        )}
      </div>
    </>
  )
}
