import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../admin/ui/button'
import { Problem } from '../../../../admin/ui/notice'
import type { SetText } from '../../../../model/set-text.ts'
import type { FactElsewhere } from '../../rules/elsewhere/elsewhere.ts'
import { word } from '../words/elsewhere'
import { ElsewhereFact } from './elsewhere-fact'

/** What came of looking for the places: the facts, or the sentence that says why they could not be found. */
export type ElsewhereAnswer = { facts: FactElsewhere[] } | { problem: string }

type Props = {
  /** The answer that was asked for before the dialog opened. */
  first: Promise<ElsewhereAnswer>
  /** Asks once more. */
  onLook(): Promise<ElsewhereAnswer>
  /** Told once: the texts to set beside the form, none for the form alone; undefined where it is not to be saved yet. */
  onDecide(texts: SetText[] | undefined): void
}

const DIALOG =
  'm-auto flex max-h-[calc(100dvh-4rem)] w-[min(47rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-sm border-0 bg-[var(--color-paper)] p-0 font-sans text-[var(--color-ink-2)] shadow-2xl backdrop:bg-[#2a1f28]/40 max-[767px]:max-h-dvh max-[767px]:w-screen max-[767px]:max-w-none'

/**
 * Asks, before a form is saved, in which other places a fact that it changes is to change as well. Nothing is ticked that the editor
 * did not tick. While the server looks, and where it can't, that is said, and the form can be saved without.
 */
export function ElsewhereDialog({ first, onLook, onDecide }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState(first)
  const [answer, setAnswer] = useState<ElsewhereAnswer>()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const decision = useRef<SetText[] | undefined>(undefined)
  const close = (texts: SetText[] | undefined) => {
    decision.current = texts
    dialog.current?.close()
  }
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    let isNewest = true
    void asked.then((one) => {
      if (!isNewest) return
      setAnswer(one)
      if (!('facts' in one) || one.facts.length > 0) return
      decision.current = []
      dialog.current?.close()
    })
    return () => {
      isNewest = false
    }
  }, [asked])
  const again = () => {
    setAnswer(undefined)
    setAsked(onLook())
  }
  const facts = answer && 'facts' in answer ? answer.facts : []
  const tick = (keys: string[], isTicked: boolean) => {
    const next = new Set(ticked)
    for (const key of keys)
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
        {!answer && <p role="status">{word('looking')}</p>}
        {answer && 'problem' in answer && <Problem text={word('notFound', { why: answer.problem })} onAgain={again} />}
        {facts.map((fact) => (
          <ElsewhereFact key={`${fact.kind} ${fact.from}`} fact={fact} ticked={ticked} onTick={tick} />
        ))}
      </section>
      <footer className="border-t border-[var(--color-sand)] bg-[var(--color-plaster)] px-6 py-4">
        {facts.length > 0 && <p className="text-sm">{word('foot')}</p>}
        <p className="mt-3 flex flex-wrap items-center gap-4">
          {ticked.size > 0 && (
            <Button look="chosen" onClick={() => close(texts)}>
              {word('withPlaces', { count: ticked.size })}
            </Button>
          )}
          <Button look={ticked.size > 0 || !answer ? 'plain' : 'chosen'} onClick={() => close([])}>
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
