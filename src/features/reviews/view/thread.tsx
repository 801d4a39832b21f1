import { useId, useState } from 'react'
import { useSite } from '../../../content/site.ts'
import { useWords } from '../../../i18n/review-words/words.ts'
import { CLINIC_ZONE } from '../../../model/clinics.ts'
import { dateLocale } from '../../../model/languages.ts'
import { COMMENTS, type NewComment, type Remark, SETTLE, type Settling, type Thread } from '../rules/comments.ts'
import { isOnPicture } from '../rules/on-picture.ts'
import { type RefusalReason, send } from './ask.ts'
import { named, Refused, type Speaking } from './speaker.tsx'
import { useTyped } from './use-typed.ts'

type Props = { speaker: Speaking; thread: Thread; at: number; again(): Promise<void>; isReader: boolean }

const ON_PICTURE = { changed: 'pictureChanged', gone: 'pictureGone' } as const

/** The anchor of a thread in the panel, which its pin in the page leads to. */
export const threadId = (number: number) => `comment-${number}`

/** The comments at one place of the page, the `at`-th: what they stand beside, and the way to answer and to settle. */
export function PageThread({ speaker, thread, at, again, isReader }: Props) {
  const t = useWords()
  const { number, said, language, stands, remarks, settled } = thread
  const { text, change, forget } = useTyped(number)
  const [state, setState] = useState<{ isBusy: boolean; reason?: RefusalReason | undefined }>({ isBusy: false })
  const id = useId()
  const isPicture = isOnPicture(thread)
  const post = async (address: string, body: NewComment | Settling, onDone?: () => void) => {
    setState({ isBusy: true })
    const reason = await send(address, body)
    if (!reason) onDone?.()
    await again()
    setState({ isBusy: false, reason })
  }
  const { branch, name } = speaker
  return (
    <li id={threadId(number)} tabIndex={-1}>
      <p className="rvw-said">
        <span aria-hidden="true" className="rvw-no">
          {at}
        </span>
        {isPicture ? t('picture') : said ? <q lang={language}>{said}</q> : t('page')}
      </p>
      {stands.state !== 'there' && <p className="rvw-state">{t(isPicture ? ON_PICTURE[stands.state] : stands.state)}</p>}
      {remarks.map((remark) => (
        <Said key={remark.number} remark={remark} />
      ))}
      {settled && <p>{t('settled', { name: named(settled.by, t) })}</p>}
      <Refused reason={state.reason} />
      <label htmlFor={id}>{t('answer')}</label>
      <textarea id={id} className="inp" rows={2} dir="auto" value={text} onChange={({ target }) => change(target.value)} />
      <p className="rvw-acts">
        {!isReader && (
          <button
            type="button"
            disabled={state.isBusy}
            onClick={() => void post(SETTLE, { branch, name, thread: number, isSettled: !settled })}
          >
            {t(settled ? 'reopen' : 'settle')}
          </button>
        )}
        <button
          type="button"
          disabled={state.isBusy || !text.trim()}
          onClick={() => void post(COMMENTS, { branch, name, thread: number, text }, () => forget(text))}
        >
          {t('answer')}
        </button>
      </p>
    </li>
  )
}

function Said({ remark: { by, at, text } }: { remark: Remark }) {
  const t = useWords()
  const { locale } = useSite()
  const format = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: CLINIC_ZONE })
  return (
    <div className="rvw-one">
      <p>
        <b>
          <bdi>{by.name}</bdi>
        </b>{' '}
        <small>
          <time dateTime={at}>{format.format(new Date(at))}</time>
          {by.kind !== 'account' && ` · ${t(`${by.kind}`)}`}
        </small>
      </p>
      <p dir="auto">{text}</p>
    </div>
  )
}
