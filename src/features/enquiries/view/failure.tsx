import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { useArrival } from './arrival.ts'
import { OwnWays } from './own-ways.tsx'

/** The server could not take the enquiry: what was typed stays, and there are other ways to send it. */
export function Failure({ tries, posted }: { tries: number; posted: boolean }) {
  const { t } = useTranslation()
  const unread = useArrival().attempt?.unread
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries > 0) element.current?.focus()
  }, [tries])
  return (
    // biome-ignore lint/a11y/noAutofocus: only on the page that comes back when a form was posted without script and refused.
    <div className="notice bad full" role="alert" tabIndex={-1} ref={element} autoFocus={posted}>
      <Icon name="warning" />
      <div>
        <h3>{t('enquiry.failed.title')}</h3>
        <p>{t(`enquiry.failed.${(tries === 0 && unread) || 'text'}`)}</p>
        <OwnWays />
      </div>
    </div>
  )
}
