import { useCallback, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { TinaCMS } from 'tinacms'
import { ask } from '../../../src/admin/ask-server'
import { onceSignedIn } from '../../../src/admin/once-signed-in'
import { offers } from '../../../src/admin/standing'
import { Button } from '../../../src/admin/ui/button'
import { LINK } from '../../../src/admin/ui/looks'
import { Notice } from '../../../src/admin/ui/notice'
import { useAnswer } from '../../../src/admin/use-answer'
import type { ContentState } from '../../../src/model/content-state.ts'
import { type NoticeChoice, saidOf } from './sentences'
import { word } from './words'

const EVERY_MS = 20_000

/** Shows in a corner of the admin what editors should know about their content, with what they can do about it. */
export function showState(cms: TinaCMS) {
  onceSignedIn(cms, () => {
    if (offers('content.read')) createRoot(document.body.appendChild(document.createElement('div'))).render(<StateNotice cms={cms} />)
  })
}

/** Keeps hidden what was hidden until there is something else to say. */
function StateNotice({ cms }: { cms: TinaCMS }) {
  const branchNow = useCallback((): string => cms.api.tina?.branch ?? 'main', [cms])
  const { answer, again } = useAnswer(
    useCallback(
      (signal: AbortSignal) => ask<ContentState>('/api/content/state', { branch: branchNow(), signal, unasked: true }),
      [branchNow],
    ),
  )
  const [hidden, setHidden] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setInterval(again, EVERY_MS)
    const leave = cms.events.subscribe('cms:login', () => void again())
    return () => {
      clearInterval(timer)
      leave()
    }
  }, [cms, again])
  const choose = async ({ address, body }: NoticeChoice) => {
    setBusy(true)
    await ask(address, { method: 'POST', branch: branchNow(), body, unasked: true }).then(
      () => cms.alerts.success(word('done')),
      ({ message }: Error) => cms.alerts.error(message),
    )
    await again()
    setBusy(false)
  }
  const said = answer ? saidOf(answer, new Date()) : []
  const text = JSON.stringify(said)
  if (said.length === 0 || text === hidden) return null
  return (
    <div className="pointer-events-none fixed bottom-1 end-4 z-[10000] max-h-[60vh] w-[440px] max-w-[90vw] overflow-auto font-sans drop-shadow-md">
      <Notice tone="warn" role="status">
        {said.map(({ text: sentence, choices = [], link }) => (
          <div key={sentence} className="w-full">
            <p>{sentence}</p>
            <p className="pointer-events-auto mt-2 flex flex-wrap gap-3 empty:hidden">
              {choices.map((choice) => (
                <Button key={choice.label} disabled={isBusy} onClick={() => void choose(choice)}>
                  {choice.label}
                </Button>
              ))}
              {link && (
                <a href={link.href} className={LINK}>
                  {link.label}
                </a>
              )}
            </p>
          </div>
        ))}
        <span className="pointer-events-auto">
          <Button look="link" onClick={() => setHidden(text)}>
            {word('hide')}
          </Button>
        </span>
      </Notice>
    </div>
  )
}
