import { useId, useState } from 'react'
import { staffLanguage } from '../../../../admin/i18n/staff-language'
import type { MadeLink } from '../../rules/links.ts'
import { PEOPLE } from '../../rules/people.ts'
import { post } from '../ask-in-words'
import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/people'
import { LinkShown, type ShownLink } from './link-shown'
import { RoleFields, standingIn } from './role-fields'

/** Invites somebody by a link, with the role that they are to have. */
export function Invite({ onInvited }: { onInvited(): unknown }) {
  const id = useId()
  const [shown, setShown] = useState<ShownLink>()
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    const email = typed('email').trim()
    const link = await post<MadeLink>(`${PEOPLE}/invite`, { email, language: staffLanguage, ...standingIn(typed) })
    setShown({ email, link })
    await onInvited()
    return ''
  })
  return (
    <section className="account-part">
      <div>
        <h2>{word('inviteTitle')}</h2>
        <p>{word('inviteWhy')}</p>
      </div>
      {shown ? (
        <LinkShown shown={shown} onDone={() => setShown(undefined)} />
      ) : (
        <form onSubmit={submit} noValidate>
          <Problem key={count} text={problem} />
          <div className="sign-field">
            <label htmlFor={id}>{word('email')}</label>
            <input id={id} name="email" type="email" autoComplete="off" required className="sign-input" />
          </div>
          <RoleFields standing={{ role: 'editor', languages: [], enquiries: false }} />
          <button type="submit" aria-disabled={isBusy}>
            {word(isBusy ? 'inviting' : 'invite')}
          </button>
        </form>
      )}
    </section>
  )
}
