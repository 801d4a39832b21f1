import type { ReactNode } from 'react'
import { phoneOf, whatsappLink } from '../../content/clinic/contact.ts'
import { type Site, useSite } from '../../content/site.ts'
import type { ContentLink } from '../../content/types.ts'
import { mailtoLink, telephoneLink } from '../../model/contact-links.ts'
import { bookingFrom } from '../../model/fixed-addresses.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { BareText } from '../text/text.tsx'
import { PhoneNumber } from './phone-number.tsx'
import { SmartLink } from './smart-link.tsx'
import { TextLink } from './text-link.tsx'

/** Where an editor's link leads, given the page it is on; `''` where Settings have no chat or mailbox for it, and its label stands alone. */
function destination({ target, href }: ContentLink, { settings, city, title, path }: Site): string {
  const chat = settings.social?.whatsapp
  const email = settings.contactInfo?.primaryEmail
  if (target === 'booking') return settings.bookingUrl
  if (target === 'call') return telephoneLink(phoneOf(settings, city))
  if (target === 'whatsapp') return chat ? whatsappLink(chat, settings.offer, title) : ''
  if (target === 'email') return email ? mailtoLink(email) : ''
  if (href === '/book-treatment') return bookingFrom(path, city)
  return href ?? '/'
}

const ICONS: Record<string, IconName> = { call: 'phone', whatsapp: 'whatsapp', email: 'mail' }

/** A link that an editor made, as button, secondary button or quiet link. */
export function Action({
  link,
  look,
  children,
}: {
  link: ContentLink
  look: 'primary' | 'secondary' | 'link' | 'plain'
  children?: ReactNode
}) {
  const site = useSite()
  const icon = ICONS[link.target]
  const newTab = link.target === 'booking' || link.target === 'whatsapp' ? true : undefined
  if (look === 'link' && !icon && !newTab && !children)
    return <TextLink className="lnk fwd" of={link} field="label" href={destination(link, site)} />
  return (
    <SmartLink
      className={{ primary: 'btn btn-p', secondary: 'btn btn-s', link: 'lnk', plain: undefined }[look]}
      href={destination(link, site)}
      newTab={newTab}
    >
      {icon && <Icon name={icon} />}
      <BareText of={link} field="label" />
      {link.target === 'call' && <PhoneNumber />}
      {children}
      {look === 'link' && !icon && <Icon name={newTab ? 'out' : 'forward'} />}
    </SmartLink>
  )
}

/** A row of links: the first as the button, the others beside it. */
export function Actions({
  links,
  className = 'btns',
  allLinks,
}: {
  links: ContentLink[] | undefined
  className?: string
  allLinks?: boolean
}) {
  if (!links?.length) return null
  return (
    <div className={className}>
      {links.map((link, index) => (
        <Action key={link.label + link.href} link={link} look={index === 0 && !allLinks ? 'primary' : 'link'} />
      ))}
    </div>
  )
}
