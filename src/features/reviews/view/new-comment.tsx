import { type FormEvent, useId, useState } from 'react'
import { useSite } from '../../../content/site.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import { useWords } from '../../../i18n/review-words/words.ts'
import { COMMENTS, LONGEST_COMMENT, type NewComment as Sent } from '../rules/comments.ts'
import { type RefusalReason, send } from './ask.ts'
import { OwnName, Refused, type Speaking } from './speaker.tsx'
import { usePicked } from './use-picked.ts'

/** A comment on the words that are selected in the page, on a picture, or on the page as a whole. */
export function NewComment({ speaker, again }: { speaker: Speaking; again(): Promise<void> }) {
  const t = useWords()
  const { path, locale } = useSite()
  const { words, drop, isPicking, pick } = usePicked()
  const [text, setText] = useState('')
  const [state, setState] = useState<{ isBusy: boolean; reason?: RefusalReason | undefined }>({ isBusy: false })
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setState({ isBusy: true })
    const body: Sent = { branch: speaker.branch, name: speaker.name, page: addressIn(path, locale), words, text }
    const reason = await send(COMMENTS, body)
    if (!reason) {
      setText((now) => (now === text ? '' : now))
      drop()
    }
    await again()
    setState({ isBusy: false, reason })
  }
  const isPicture = words.startsWith('/media/')
  return (
    <form className="rvw-new" onSubmit={submit}>
      <p>{t(isPicking ? 'picking' : 'lead')}</p>
      <p className="rvw-about">
        {t('about')}: {words ? isPicture ? t('picture') : <q>{words}</q> : t('page')}
        {words ? (
          <button type="button" onClick={drop}>
            {t('drop')}
          </button>
        ) : (
          <button type="button" onClick={pick} disabled={isPicking}>
            {t('pick')}
          </button>
        )}
      </p>
      <OwnName speaker={speaker} />
      <p>
        <label htmlFor={id}>{t('text')}</label>
        <textarea
          id={id}
          className="inp"
          rows={3}
          dir="auto"
          maxLength={LONGEST_COMMENT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </p>
      {speaker.mayMention && <p>{t('mention')}</p>}
      <Refused reason={state.reason} />
      <button className="btn btn-p" type="submit" disabled={state.isBusy}>
        {t('send')}
      </button>
    </form>
  )
}
