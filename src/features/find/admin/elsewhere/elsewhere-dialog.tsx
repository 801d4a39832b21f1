import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../admin/ui/button'
import type { SetText } from '../../../../model/set-text.ts'
import type { FactElsewhere } from '../../rules/elsewhere/elsewhere.ts'
import { word } from '../words/elsewhere'
import { ElsewhereFact } from './elsewhere-fact'

type Props = {
  facts: FactElsewhere[]
  /** Told once: the texts to set beside the form, none for the form alone; undefined where it is not to be saved yet. */
  onDecide(texts: SetText[] | undefined): void
}

const DIALOG =
  'm-auto flex max-h-[calc(100dvh-4rem)] w-[min(47rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-sm border-0 bg-[var(--color-paper)] p-0 font-sans text-[var(--color-ink-2)] shadow-2xl backdrop:bg-[#2a1f28]/40 max-[767px]:max-h-dvh max-[767px]:w-screen max-[767px]:max-w-none'

const keysOf = (facts: FactElsewhere[], isWanted: (reason: string) => boolean) =>
  facts.flatMap(({ places }) => places.filter(({ reason }) => isWanted(reason)).map(({ key }) => key))

/** Asks, before a form is saved, in which other places a fact that it changes is to change as well. */
export function ElsewhereDialog({ facts, onDecide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(keysOf(facts, (reason) => reason === 'same')))
  const decision = useRef<SetText[] | undefined>(undefined)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const close = (texts: SetText[] | undefined) => {
    decision.current = texts
    dialog.current?.close()
  }
  const tick = (key: string, isTicked: boolean) => {
    const next = new Set(ticked)
    if (isTicked) next.add(key)
    else next.delete(key)
    setTicked(next)
  }
  const texts = facts.flatMap(({ places }) => places.filter(({ key }) => ticked.has(key)).flatMap(({ sets }) => sets))
  return (
    <dialog ref={dialog} className={DIALOG} aria-labelledby="elsewhere-title" onClose={() => onDecide(decision.current)}>
      <h2 id="elsewhere-title" className="border-b border-[var(--color-brass-500)] px-6 py-4 text-[24px] leading-tight">
        {word('title')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <section className="min-h-0 flex-1 overflow-y-auto px-6 py-4" tabIndex={0} aria-label={word('title')}>
        {facts.map((fact) => (
          <ElsewhereFact key={`${fact.kind} ${fact.from}`} fact={fact} ticked={ticked} onTick={tick} />
        ))}
      </section>
      <footer className="border-t border-[var(--color-sand)] bg-[var(--color-plaster)] px-6 py-4">
        <p className="text-sm">{word('foot')}</p>
        <p className="mt-3 flex flex-wrap items-center gap-4">
          {ticked.size > 0 && (
            <Button look="chosen" onClick={() => close(texts)}>
              {word('withPlaces', { count: ticked.size })}
            </Button>
          )}
          <Button look={ticked.size > 0 ? 'plain' : 'chosen'} onClick={() => close([])}>
            {word('onlyHere')}
          </Button>
          <Button look="link" onClick={() => close(undefined)}>
            {word('back')}
          </Button>
        </p>
      </footer>
    </dialog>
  )
}
