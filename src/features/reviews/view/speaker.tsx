import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_NAME } from '../rules/comments.ts'
import type { Reason } from './ask.ts'

/** Whoever speaks about the draft `branch`: those who have no account are asked for their name. */
export type Speaking = { branch: string; name: string; asksName: boolean; setName(name: string): void }

/** Asks for the name of whoever has no account. */
export function OwnName({ speaker: { name, asksName, setName } }: { speaker: Speaking }) {
  const { t } = useTranslation()
  const id = useId()
  if (!asksName) return null
  return (
    <p>
      <label htmlFor={id}>{t('review.name')}</label>
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
export function Refused({ reason }: { reason: Reason | undefined }) {
  const { t } = useTranslation()
  return reason ? (
    <p className="err" role="alert">
      {t(`review.refused.${reason}`)}
    </p>
  ) : null
}
