import { useState } from 'react'
import { type AuthenticatorSetup, BEGIN_PATH, CODES_PATH, OFF_PATH } from '../../rules/second-factor.ts'
import type { Person } from '../../rules/session.ts'
import { post } from '../ask-in-words'
import { AskPassword } from '../ask-password'
import { word } from '../words/second-factor'
import { BackupCodes } from './backup-codes'
import { SetUp } from './set-up'

type Wish = 'setUp' | 'renew' | 'turnOff'

/** One's own second factor: set up, with new backup codes, or turned off, each after the password. */
export function OwnFactor({ person }: { person: Person }) {
  const [isOn, setOn] = useState(Boolean(person.twoFactorEnabled))
  const [wish, setWish] = useState<Wish>()
  const [begun, setBegun] = useState<AuthenticatorSetup>()
  const [codes, setCodes] = useState<string[]>()
  const [done, setDone] = useState('')
  const say = (sentence: string) => {
    setWish(undefined)
    setBegun(undefined)
    setCodes(undefined)
    setDone(sentence)
  }
  const begin = (next: Wish) => {
    say('')
    setWish(next)
  }
  async function grant(password: string) {
    if (wish === 'setUp') setBegun(await post<AuthenticatorSetup>(BEGIN_PATH, { password }))
    if (wish === 'renew') setCodes((await post<Pick<AuthenticatorSetup, 'codes'>>(CODES_PATH, { password })).codes)
    if (wish !== 'turnOff') return
    await post(OFF_PATH, { password })
    setOn(false)
    say(word('turnedOff'))
  }
  const isDone = () => {
    setOn(true)
    say(word('setUpDone'))
  }
  return (
    <section className="account-part">
      <div>
        <h2>{word('title')}</h2>
        <p>{word('why')}</p>
      </div>
      <div>
        {begun && <SetUp begun={begun} onDone={isDone} onCancel={() => say('')} />}
        {codes && <BackupCodes codes={codes} onKept={() => say(word('codesDone'))} />}
        {!begun && !codes && wish && <AskPassword key={wish} person={person} onGiven={grant} onCancel={() => say('')} />}
        {!wish && (
          <div className="account-do">
            <p>{word(isOn ? 'isOn' : 'isOff')}</p>
            <p className="account-buttons">
              {(isOn ? (['renew', 'turnOff'] as const) : (['setUp'] as const)).map((next) => (
                <button key={next} type="button" onClick={() => begin(next)}>
                  {word(next)}
                </button>
              ))}
            </p>
          </div>
        )}
        <p role="status" className="account-done">
          {done}
        </p>
      </div>
    </section>
  )
}
