import { useId } from 'react'
import { useWords } from '../../../i18n/review-words/words.ts'
import { LONGEST_NAME, type Speaker } from '../rules/comments.ts'
import type { RefusalReason } from './ask.ts'

/** Whoever speaks about the draft `branch`: those who have no account, and were not invited by name, are asked for it. */
export type Speaking = { branch: string; name: string; asksName: boolean; mayMention: boolean; setName(name: string): void }

/** Names somebody, and says of whoever has no account how they came: `'Ann (tester, by password)'` */
export const named = ({ kind, name }: Speaker, t: ReturnType<typeof useWords>): string =>
  kind === 'account' ? name : `${name} (${t(kind)})`

/** Asks for the name of whoever has no account. */
export function OwnName({ speaker: { name, asksName, setName } }: { speaker: Speaking }) {
  const t = useWords()
  const id = useId()
  if (!asksName) return null
  return (
    <p>
      <label htmlFor={id}>{t('name')}</label>
      <input
        id={id}
        className="inp"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="name"
        onChange={({ target }) => setName(target.value)}
      />
    </p>
  )
}

/** Why something was refused, in words. */
export function Refused({ reason }: { reason: RefusalReason | undefined }) {
  const t = useWords()
  return reason ? (
    <p className="err" role="alert">
      {t(`refused.${reason}`)}
    </p>
  ) : null
}
