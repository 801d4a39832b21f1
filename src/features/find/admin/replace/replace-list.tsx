import { useCallback, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { Answered } from '../../../../admin/ui/answered'
import { Button } from '../../../../admin/ui/button'
import { useAnswer } from '../../../../admin/use-answer'
import { REPLACE, type Replaceable, type Replaceables, type Replacement, type ReplacementDone } from '../../rules/find.ts'
import type { ReplaceQuery } from '../../rules/pieces.ts'
import { word } from '../words/replace'
import { ReplaceItem } from './replace-item'
import { Replaced, type ReplacementOutcome } from './replaced'

type Props = { branch: string; wanted: ReplaceQuery }

const keyOf = ({ path, field }: Pick<Replaceable, 'path' | 'field'>) => `${path} ${field}`

function questionOf({ find, put, whole, sameCase, language }: ReplaceQuery): string {
  const flags = { ...(whole && { whole: '1' }), ...(sameCase && { sameCase: '1' }), ...(language && { language }) }
  return `${REPLACE}?${new URLSearchParams({ find, put, ...flags })}`
}

function foundSentence(count: number, listed: number): string {
  if (count === 0) return word('none')
  const found = word('found', { count })
  return count > listed ? word('foundMore', { found, listed }) : found
}

/** The texts that hold the wanted words, with what each becomes; those that are ticked are replaced as one change. */
export function ReplaceList({ branch, wanted }: Props) {
  const question = questionOf(wanted)
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<Replaceables>(question, { branch, signal }), [question, branch]))
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<ReplacementOutcome>()
  const [isBusy, setBusy] = useState(false)

  const replace = async (texts: Replaceable[]) => {
    setBusy(true)
    const body: Replacement = { ...wanted, texts: texts.map(({ path, field, mark }) => ({ path, field, mark })) }
    const done = await ask<ReplacementDone>(REPLACE, { method: 'POST', branch, body }).catch((error: Error) => ({ refused: error.message }))
    setOutcome(done)
    await asked.again()
    setBusy(false)
  }
  const toggle = (text: Replaceable, isTicked: boolean) => {
    const next = new Set(unticked)
    if (isTicked) next.delete(keyOf(text))
    else next.add(keyOf(text))
    setUnticked(next)
  }
  return (
    <>
      <Replaced outcome={outcome} branch={branch} onBack={() => void asked.again()} />
      <Answered asked={asked} waiting={word('looking')}>
        {({ texts, count }) => {
          const ticked = texts.filter((text) => !unticked.has(keyOf(text)))
          return (
            <section aria-label={word('texts')}>
              <p role="status" className="text-lg">
                {foundSentence(count, texts.length)}
              </p>
              {texts.length > 0 && (
                <div className="sticky top-0 z-10 flex flex-wrap items-center gap-4 border-b border-[#dacdbc] bg-gray-50 py-3">
                  <Button look="chosen" disabled={isBusy || ticked.length === 0} onClick={() => void replace(ticked)}>
                    {isBusy ? word('replacing') : word('replace', { count: ticked.length })}
                  </Button>
                  <Button look="link" onClick={() => setUnticked(new Set())}>
                    {word('tickAll')}
                  </Button>
                  <Button look="link" onClick={() => setUnticked(new Set(texts.map(keyOf)))}>
                    {word('tickNone')}
                  </Button>
                </div>
              )}
              <ul>
                {texts.map((text) => (
                  <ReplaceItem
                    key={keyOf(text)}
                    text={text}
                    isTicked={!unticked.has(keyOf(text))}
                    onTick={(isTicked) => toggle(text, isTicked)}
                  />
                ))}
              </ul>
            </section>
          )
        }}
      </Answered>
    </>
  )
}
