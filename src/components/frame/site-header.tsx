import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { phoneOf } from '../../content/clinic/contact.ts'
import { useSite } from '../../content/site.ts'
import { telephoneLink } from '../../model/contact-links.ts'
import { withoutPipe } from '../../model/pipe.ts'
import { Logo } from '../../ui/logo.tsx'
import { PhoneNumber } from '../links/phone-number.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { Text } from '../text/text.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { SiteMenu } from './site-menu.tsx'
import { useOverPage } from './use-over-page.ts'

const MENU = 'site-menu'

/** The bar at the top of every page: where one is, where one can go, and how to book. */
export function SiteHeader() {
  const { settings, city } = useSite()
  const { t } = useTranslation()
  const phone = phoneOf(settings, city)
  const menu = useRef<HTMLElement>(null)
  const burger = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const { close, onToggle } = useOverPage(menu, burger)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => close, [key])
  return (
    <header className="hdr">
      <div className="hdr-in">
        <SmartLink className="logo" href="/" aria-label={`${withoutPipe(settings.brand)}: ${t('home')}`}>
          <Logo />
          <Text of={settings} field="sector" as="small" />
        </SmartLink>
        <SiteMenu id={MENU} ref={menu} onToggle={onToggle} onChoice={close} />
        <div className="hdr-act">
          {phone && (
            <a className="lnk-q" href={telephoneLink(phone)} aria-label={`${t('actions.call')} ${withoutPipe(phone)}`}>
              <PhoneNumber />
            </a>
          )}
          <SmartLink className="lnk-q search-link" href="/search" aria-label={t('search.title')} />
          <LanguageSwitcher />
          <SmartLink className="btn btn-p" href={settings.bookingUrl}>
            {t('actions.book')}
          </SmartLink>
          <button type="button" className="burger" aria-label={t('menu.title')} popoverTarget={MENU} ref={burger} />
        </div>
      </div>
    </header>
  )
}
