import { useCallback, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { Answered } from '../../../../admin/ui/answered'
import { useAnswer } from '../../../../admin/use-answer'
import type { Sent } from '../../../../model/json.ts'
import { PASSKEYS_PATH, type Passkey, REMOVE_PASSKEY_PATH } from '../../rules/passkeys.ts'
import type { Person } from '../../rules/session.ts'
import { post } from '../ask-in-words'
import { AskPassword } from '../ask-password'
import { word } from '../words/passkeys'
import { addPasskey } from './add-passkey'
import { knowsPasskeys } from './knows-passkeys'
import { PasskeyName } from './passkey-name'
import { PasskeyRows } from './passkey-rows'

type Listed = Sent<Passkey>

/** One's own passkeys: what there are, and the ways to add and to remove one, each after the password. */
export function OwnPasskeys({ person }: { person: Person }) {
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<Passkey[]>(PASSKEYS_PATH, { signal }), []))
  const [wish, setWish] = useState<'add' | Listed>()
  const [done, setDone] = useState('')
  const begin = (next: 'add' | Listed | undefined) => {
    setDone('')
    setWish(next)
  }
  async function grant(password: string, typed: (name: string) => string) {
    const work = wish === 'add' ? addPasskey(typed('name'), password) : post<Passkey[]>(REMOVE_PASSKEY_PATH, { password, id: wish?.id })
    const left = await work
    await asked.attempt(Promise.resolve(() => left))
    begin(undefined)
    setDone(word(wish === 'add' ? 'added' : 'removed'))
  }
  return (
    <section className="account-part">
      <div>
        <h2>{word('title')}</h2>
        <p>{word('why')}</p>
      </div>
      <div>
        {wish ? (
          <AskPassword person={person} onGiven={grant} onCancel={() => begin(undefined)}>
            {wish === 'add' ? <PasskeyName /> : <p className="account-ask">{word('removing', { name: wish.name })}</p>}
          </AskPassword>
        ) : (
          <Answered asked={asked} isPart>
            {(passkeys) => (
              <div className="account-do">
                {passkeys.length > 0 ? <PasskeyRows passkeys={passkeys} onRemove={begin} /> : <p>{word('none')}</p>}
                <p>{word(knowsPasskeys() ? 'counts' : 'unknown')}</p>
                {knowsPasskeys() && (
                  <button type="button" onClick={() => begin('add')}>
                    {word('add')}
                  </button>
                )}
              </div>
            )}
          </Answered>
        )}
        <p role="status" className="account-done">
          {done}
        </p>
      </div>
    </section>
  )
}
