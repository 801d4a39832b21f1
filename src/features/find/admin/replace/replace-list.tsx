import { useCallback, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { Answered } from '../../../../admin/ui/answered'
import { Button } from '../../../../admin/ui/button'
import { Notice } from '../../../../admin/ui/notice'
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
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set())
  const [outcome, setOutcome] = useState<ReplacementOutcome>()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const replace = async (texts: Replaceable[]) => {
    setAsking(false)
    setBusy(true)
    const body: Replacement = { ...wanted, texts: texts.map(({ path, field, mark, after }) => ({ path, field, mark, after })) }
    const done = await ask<ReplacementDone>(REPLACE, { method: 'POST', branch, body }).catch((error: Error) => ({ refused: error.message }))
    setOutcome(done)
    setTicks(new Set())
    await asked.again()
    setBusy(false)
  }
  const tick = (keys: string[], isTicked: boolean) => {
    setAsking(false)
    setTicks(new Set(isTicked ? [...ticks, ...keys] : [...ticks].filter((key) => !keys.includes(key))))
  }
  return (
    <>
      <Replaced outcome={outcome} branch={branch} onBack={() => void asked.again()} />
      <Answered asked={asked} waiting={word('looking')}>
        {({ texts, count, alike }) => {
          const ticked = texts.filter((text) => ticks.has(keyOf(text)))
          const places = ticked.flatMap(({ pieces }) => pieces.filter(({ becomes }) => becomes !== undefined)).length
          return (
            <section aria-label={word('texts')}>
              <p role="status" className="text-lg">
                {foundSentence(count, texts.length)}
              </p>
              {alike > 0 && <p>{word('alike', { count: alike, put: wanted.put })}</p>}
              {isAsking && ticked.length > 0 && (
                <Notice tone="warn" role="alert">
                  <p>{word('deleteQuestion', { find: wanted.find, count: places })}</p>
                  <span className="flex items-center gap-4">
                    <Button onClick={() => void replace(ticked)}>{word('deleteYes')}</Button>
                    <Button look="link" onClick={() => setAsking(false)}>
                      {word('deleteNo')}
                    </Button>
                  </span>
                </Notice>
              )}
              {texts.length > 0 && (
                <div className="sticky top-0 z-10 flex flex-wrap items-center gap-4 border-b border-[#dacdbc] bg-gray-50 py-3">
                  <Button
                    look="chosen"
                    disabled={isBusy || ticked.length === 0}
                    onClick={() => (wanted.put === '' ? setAsking(true) : void replace(ticked))}
                  >
                    {isBusy ? word('replacing') : word(wanted.put === '' ? 'delete' : 'replace', { count: ticked.length })}
                  </Button>
                  <Button look="link" onClick={() => tick(texts.map(keyOf), true)}>
                    {word('tickAll')}
                  </Button>
                  <Button look="link" onClick={() => tick(texts.map(keyOf), false)}>
                    {word('tickNone')}
                  </Button>
                </div>
              )}
              <ul>
                {texts.map((text) => (
                  <ReplaceItem
                    key={keyOf(text)}
                    text={text}
                    isTicked={ticks.has(keyOf(text))}
                    onTick={(isTicked) => tick([keyOf(text)], isTicked)}
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
