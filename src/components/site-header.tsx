import { useTranslation } from 'react-i18next'
import { phoneOf, telephoneLink } from '../content/clinic/contact.ts'
import { useSite } from '../content/site.ts'
import type { Settings } from '../content/types.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { each } from '../ui/each.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from '../ui/logo.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { MegaMenu } from './mega-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PhoneNumber } from './phone-number.tsx'
import { SmartLink } from './smart-link.tsx'
import { Text } from './text.tsx'

/** The bar at the top of every page: where one is, where one can go, and how to book. */
export function SiteHeader() {
  const { settings, city } = useSite()
  const { t } = useTranslation()
  const [first, ...others] = settings.navigation ?? []
  const phone = phoneOf(settings, city)
  return (
    <header className="hdr">
      <div className="hdr-in">
        <SmartLink className="logo" href="/" aria-label={`${settings.brand}: ${t('home')}`}>
          <Logo />
          <Text of={settings} field="sector" as="small" />
        </SmartLink>
        <nav className="nav" aria-label={t('mainNavigation')}>
          {first && <NavigationItem item={first} />}
          {settings.menus?.map((menu) => (
            <MegaMenu menu={menu} key={menu.city} />
          ))}
          {each(others, (item) => (
            <NavigationItem item={item} />
          ))}
        </nav>
        <div className="hdr-act">
          {phone && (
            <a className="lnk-q" href={telephoneLink(phone)} aria-label={`${t('actions.call')} ${phone}`}>
              <Icon name="phone" />
              <PhoneNumber />
            </a>
          )}
          <SmartLink className="lnk-q search-link" href="/search" aria-label={t('search.title')}>
            <Icon name="search" />
          </SmartLink>
          <LanguageSwitcher />
          <SmartLink className="btn btn-p" href={settings.bookingUrl}>
            {t('actions.book')}
          </SmartLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

type Item = NonNullable<Settings['navigation']>[number]

/** One entry of the header: a link, or a label with a small menu of links. */
function NavigationItem({ item }: { item: Item }) {
  const { path } = useSite()
  if (!item.links?.length) {
    return (
      <SmartLink href={item.href ?? '/'} aria-current={item.href === path ? 'page' : undefined}>
        <Text of={item} field="label" />
      </SmartLink>
    )
  }
  return (
    <Disclosure label={<Text of={item} field="label" />} className="small-menu" current={item.links.some(({ href }) => href === path)}>
      {each(item.links, (link) => (
        <SmartLink href={link.href ?? '/'} aria-current={link.href === path ? 'page' : undefined}>
          <Text of={link} field="label" />
        </SmartLink>
      ))}
    </Disclosure>
  )
}
