import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSite } from '../../content/site.ts'
import { addressIn } from '../../i18n/addresses.ts'
import { readLink } from '../../model/href.ts'
import { isFramed } from '../../ui/framed.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  children?: ReactNode
  newTab?: boolean
  'data-tina-field'?: string
}

/** Tells whether an address leads to another site. */
export const isOutside = (href: string) => readLink(href)?.kind === 'web'

/**
 * A link to wherever an editor pointed it: inside the site in the visitor's language, or to another site in a new tab. Plain
 * text where that is gone, which is told by an empty address, and where nobody may follow it. The browser follows it by itself, because it fetches pages ahead
 * and keeps those that were left; only in a frame the router does, which in the admin keeps the forms alive.
 */
export function SmartLink({ href, children, newTab = isOutside(href), ...rest }: Props) {
  const { locale } = useSite()
  const { t } = useTranslation()
  const kind = readLink(href)?.kind
  if (!kind || kind === 'document')
    return (
      <span lang={rest.lang} data-tina-field={rest['data-tina-field']}>
        {children}
      </span>
    )
  if (href.startsWith('/') && !newTab)
    return (
      <Link to={addressIn(href, locale)} reloadDocument={!isFramed} prefetch="none" {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
      {children}
      {newTab && !rest['aria-label'] && <span className="vh"> ({t('newTab')})</span>}
    </a>
  )
}
