import { type FormEvent, useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { withElements } from '../../../admin/i18n/with-elements'
import { Answered } from '../../../admin/ui/answered'
import { Button } from '../../../admin/ui/button'
import { Confirm } from '../../../admin/ui/confirm'
import { INPUT } from '../../../admin/ui/looks'
import { Problem } from '../../../admin/ui/notice'
import { useAnswer } from '../../../admin/use-answer'
import { END_LINK, LINK_DAYS, LONGEST_LABEL, type NewLink, REVIEW_LINKS, type ReviewLink } from '../rules/review-links.ts'
import { Moment } from './moment'
import { word } from './words/links'

const CHOSEN_DAYS = 14

/** The links to a draft for people without an account: those that there are, and a new one. */
export function ReviewLinks({ branch }: { branch: string }) {
  const address = `${REVIEW_LINKS}?${new URLSearchParams({ branch })}`
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<ReviewLink[]>(address, { signal }), [address]))
  const [isMaking, setMaking] = useState(false)
  const post = (to: string, body: object) => {
    const work = ask<ReviewLink[]>(to, { method: 'POST', body })
    void asked.attempt(work.then((links) => () => links))
    return work
  }
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isMaking) return
    const form = event.currentTarget
    const sent = new FormData(form)
    const days = LINK_DAYS.find((one) => String(one) === sent.get('days')) ?? CHOSEN_DAYS
    const body: NewLink = {
      branch,
      label: String(sent.get('label') ?? ''),
      days,
      isFrozen: sent.get('what') === 'frozen',
      isTester: sent.has('tester'),
    }
    setMaking(true)
    void post(REVIEW_LINKS, body)
      .then(
        () => form.reset(),
        // The list says why.
        () => undefined,
      )
      .finally(() => setMaking(false))
  }
  return (
    <section aria-labelledby="links" className="mt-10">
      <h2 id="links" className="mb-1 text-2xl">
        {word('title')}
      </h2>
      <p className="mb-3 text-sm">{word('lead')}</p>
      <Answered asked={asked}>
        {(links) => (
          <>
            <Problem text={asked.problem} />
            {links.length === 0 && <p>{word('none')}</p>}
            <ul className="border-t border-[var(--color-brass-500)]">
              {links.map((link) => (
                <LinkLine key={link.number} link={link} onEnd={() => void post(END_LINK, { branch, number: link.number })} />
              ))}
            </ul>
          </>
        )}
      </Answered>
      <form className="mt-4 grid gap-3" aria-busy={isMaking} onSubmit={make}>
        <label className="text-sm">
          {word('for')}
          <input className={INPUT} name="label" maxLength={LONGEST_LABEL} placeholder={word('forHint')} autoComplete="off" />
        </label>
        <label className="text-sm">
          {word('days')}
          <select className={INPUT} name="days" defaultValue={CHOSEN_DAYS}>
            {LINK_DAYS.map((count) => (
              <option key={count} value={count}>
                {word('day', { count })}
              </option>
            ))}
          </select>
        </label>
        <label className="text-sm">
          {word('what')}
          <select className={INPUT} name="what" defaultValue="live">
            <option value="live">{word('live')}</option>
            <option value="frozen">{word('frozen')}</option>
          </select>
        </label>
        <label className="flex items-center gap-2 text-sm">
          <input type="checkbox" name="tester" />
          {word('tester')}
        </label>
        <p>
          <Button type="submit">{word('make')}</Button>
        </p>
      </form>
    </section>
  )
}

function LinkLine({ link, onEnd }: { link: ReviewLink; onEnd(): void }) {
  const { label, isFrozen, isTester, by, madeAt, until, endedAt, address } = link
  const [isCopied, setCopied] = useState(false)
  const whole = address && new URL(address, window.location.origin).href
  const copy = () => void navigator.clipboard.writeText(whole ?? '').then(() => setCopied(true))
  const end = endedAt ? word('ended') : word(address ? 'until' : 'over')
  return (
    <li className="border-b border-[var(--color-sand)] py-3">
      <p className="break-words font-medium text-[var(--color-ink)]">
        <bdi>{label || word('unnamed')}</bdi>
      </p>
      <p className="text-sm">
        {isFrozen ? withElements(word('isFrozen'), { time: <Moment at={madeAt} /> }) : word('isLive')} ·{' '}
        {withElements(end, { time: <Moment at={endedAt ?? until} /> })} · {withElements(word('by'), { name: <bdi>{by}</bdi> })}
        {isTester && <> · {word('isTester')}</>}
      </p>
      {whole && (
        <>
          <input
            className={`mt-2 ${INPUT} text-sm`}
            dir="ltr"
            readOnly
            value={whole}
            aria-label={word('address')}
            onFocus={({ target }) => target.select()}
          />
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Button onClick={copy}>{word('copy')}</Button>
            <span role="status">{isCopied && word('copied')}</span>
            <Confirm label={word('end')} question={word('endQuestion')} keep={word('keep')} go={word('endGo')} danger onGo={onEnd} />
          </div>
        </>
      )}
    </li>
  )
}
