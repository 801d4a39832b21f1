import type { MouseEventHandler } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { OwnWays } from './own-ways.tsx'

/** Over a form on a host without a server: that it can't be sent from here, and how to send it nonetheless. */
export function UnsentNotice() {
  const { t } = useTranslation()
  return (
    <div className="notice full">
      <Icon name="warning" />
      <div>
        <h3>{t('enquiry.own.title')}</h3>
        <p>{t('enquiry.own.text')}</p>
      </div>
    </div>
  )
}

type Props = { late: boolean; onSend: MouseEventHandler<HTMLAnchorElement> }

/** Under such a form. Without script the browser itself makes the mail, from the form's `mailto:`. */
export function UnsentWays({ late, onSend }: Props) {
  const { t } = useTranslation()
  return (
    <div className="full">
      <noscript>
        <button className="btn btn-p mb-5" type="submit">
          {t('enquiry.own.email')}
        </button>
      </noscript>
      <OwnWays onSend={onSend} late={late} />
    </div>
  )
}
