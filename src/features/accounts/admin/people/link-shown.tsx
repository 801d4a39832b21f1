import { useId, useState } from 'react'
import type { Sent } from '../../../../model/json.ts'
import { linkTo, type MadeLink } from '../../rules/links.ts'
import { dayHere } from '../moment-here'
import { word } from '../words/people'

const LETTERS = { none: '', sent: word('letterSent'), failed: word('letterFailed') }

export type ShownLink = { email: string; link: Sent<MadeLink> }

/** A link that was just made, the one time that it is shown. */
export function LinkShown({ shown: { email, link }, onDone }: { shown: ShownLink; onDone(): void }) {
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const address = linkTo(window.location.origin, link.token)
  const copy = () => void navigator.clipboard?.writeText(address).then(() => setCopied(true))
  return (
    <div className="people-link" role="status">
      <label htmlFor={id}>{word('linkTitle', { email })}</label>
      <input
        id={id}
        readOnly
        dir="ltr"
        value={address}
        className="sign-input"
        // biome-ignore lint/a11y/noAutofocus: the owner asked for it, and copies it now.
        autoFocus
        onFocus={({ target }) => target.select()}
      />
      <p>
        {word('linkWhy', { day: dayHere(link.until) })} {LETTERS[link.letter]}
      </p>
      <p className="people-buttons">
        <button type="button" onClick={copy}>
          {word(isCopied ? 'copied' : 'copy')}
        </button>
        <button type="button" onClick={onDone}>
          {word('done')}
        </button>
      </p>
    </div>
  )
}
