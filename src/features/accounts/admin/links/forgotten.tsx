import { useEffect, useId, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { staffLanguage } from '../../../../admin/i18n/staff-language'
import { FORGOTTEN_PATH, WAYS_PATH } from '../../rules/links.ts'
import { post } from '../ask-in-words'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/links'

/** The way for whoever has forgotten their password: a letter where the site sends any, else whom to ask. */
export function Forgotten() {
  const id = useId()
  const [letters, setLetters] = useState(false)
  useEffect(() => {
    void ask<{ letters: boolean }>(WAYS_PATH, { unasked: true })
      .then((ways) => setLetters(ways.letters))
      .catch(() => undefined)
  }, [])
  const { isBusy, problem, done, count, submit } = useSending(async (typed) => {
    await post(FORGOTTEN_PATH, { email: typed('forgotten'), language: staffLanguage }, true)
    return word('lostSent')
  })
  if (!letters) return <p>{word('lostAsk')}</p>
  return (
    <form onSubmit={submit}>
      <p>{word('lostHow')}</p>
      <Problem key={count} text={problem} />
      <div className="sign-field">
        <label htmlFor={id}>{word('lostEmail')}</label>
        <input id={id} name="forgotten" type="email" autoComplete="username" required className="sign-input" />
      </div>
      <button type="submit" aria-disabled={isBusy} className="sign-other">
        {word(isBusy ? 'lostSending' : 'lostSend')}
      </button>
      <p role="status" className={done ? 'sign-done' : undefined}>
        {done}
      </p>
    </form>
  )
}
