import { useCallback, useEffect, useId, useState } from 'react'
import { withElements } from '../../../../admin/i18n/with-elements'
import { setTabTitle } from '../../../../admin/tab-title'
import { Answered } from '../../../../admin/ui/answered'
import { useAnswer } from '../../../../admin/use-answer'
import { LOOK_PATH, type Looked, USE_PATH } from '../../rules/links.ts'
import { post } from '../ask-in-words'
import { DeskLanguages } from '../desk-language'
import { LockedDialog } from '../locked-dialog'
import { PasswordField } from '../password-field'
import { Problem } from '../problem'
import { signIn } from '../sign-in/sign-in'
import { SignInForm, type SignInStep } from '../sign-in/sign-in-form'
import { useSending } from '../use-sending'
import { word } from '../words/links'

type Props = { token: string; onDone(): void }

/** What a link opens, above the desk: the first name and password of somebody who was invited, or a new password. */
export function LinkPage({ token, onDone }: Props) {
  const asked = useAnswer(useCallback(() => look(token), [token]))
  useEffect(() => {
    setTabTitle({ screen: word('tab') })
    return () => setTabTitle({ screen: '' })
  }, [])
  return (
    <LockedDialog className="sign-page" label={word('tab')}>
      <main className="sign-columns alone">
        <section className="sign-side">
          <img src="/logo.svg" alt="Rose & Thistle" className="sign-logo" />
          <div className="sign-main">
            <Answered asked={asked}>
              {({ link, problem }) =>
                link ? <Choose link={link} token={token} onDone={onDone} /> : <Gone problem={problem} onDone={onDone} />
              }
            </Answered>
          </div>
          <DeskLanguages />
        </section>
      </main>
    </LockedDialog>
  )
}

/** Returns what a link is for, or why it is for nothing any more. */
const look = (token: string) =>
  post<Looked>(LOOK_PATH, { token }, true).then(
    (link): { link?: Looked; problem: string } => ({ link, problem: '' }),
    (error: Error): { link?: Looked; problem: string } => ({ problem: error.message }),
  )

const Gone = ({ problem, onDone }: { problem: string; onDone(): void }) => (
  <>
    <h1 className="sign-title">{withElements(word('goneTitle'), { over: <i>{word('over')}</i> })}</h1>
    <Problem text={problem} />
    <button type="button" className="sign-go" onClick={onDone}>
      {word('toSignIn')}
    </button>
  </>
)

/** The form of the link, and then the sign-in with what was chosen in it. */
function Choose({ link: { kind, email }, token, onDone }: Props & { link: Looked }) {
  const id = useId()
  const [chosen, setChosen] = useState<SignInStep>()
  const isNew = kind === 'invitation'
  const { isBusy, problem, count, submit } = useSending(async (typed) => {
    await post(USE_PATH, { token, name: typed('name'), password: typed('password') }, true)
    const next = await signIn(email, typed('password')).catch(() => null)
    if (next === undefined) onDone()
    else setChosen({ next: next ?? undefined, password: typed('password') })
    return ''
  })
  const address = { email: <bdi>{email}</bdi> }
  const title = isNew
    ? withElements(word('invitationTitle'), { desk: <i>{word('desk')}</i> })
    : withElements(word('resetTitle'), { password: <i>{word('password')}</i> })
  return (
    <>
      <h1 className="sign-title">{title}</h1>
      {chosen ? (
        <>
          <p role="status" className="sign-done">
            {word(isNew ? 'joined' : 'changed')}
          </p>
          <SignInForm email={email} first={chosen} onDone={onDone} />
        </>
      ) : (
        <form method="post" onSubmit={submit}>
          <p className="sign-lead">{withElements(word(isNew ? 'invitationLead' : 'resetLead'), address)}</p>
          <Problem key={count} text={problem} />
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          {isNew && (
            <div className="sign-field">
              <label htmlFor={id}>{word('name')}</label>
              <input id={id} name="name" autoComplete="name" dir="auto" required className="sign-input" />
            </div>
          )}
          <PasswordField label={word('chosen')} name="password" autoComplete="new-password" isHidden={isBusy} hint={word('rule')} />
          <button type="submit" aria-disabled={isBusy} className="sign-go">
            {word(isBusy ? 'moment' : isNew ? 'join' : 'change')}
          </button>
        </form>
      )}
    </>
  )
}
