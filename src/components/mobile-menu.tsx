import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { clinicsOf, telephoneLink } from '../content/clinic/contact.ts'
import { useSite } from '../content/site.ts'
import { each } from '../ui/each.tsx'
import { Icon } from '../ui/icon.tsx'
import { LanguageLinks } from './language-links.tsx'
import { PhoneNumber } from './phone-number.tsx'
import { SearchForm } from './search-form.tsx'
import { SmartLink } from './smart-link.tsx'
import { MenuFold, StackedMegaMenu } from './stacked-mega-menu.tsx'
import { Text } from './text.tsx'
import { useOverPage } from './use-over-page.ts'

/** The same navigation stacked over the whole page. It opens without script; a choice or Escape closes it, and while it is open the keyboard stays in it. */
export function MobileMenu() {
  const { settings } = useSite()
  const { t } = useTranslation()
  const root = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const { close, onToggle } = useOverPage(root)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => close, [key])
  const [first, ...others] = settings.navigation ?? []
  const row = (item: (typeof others)[number]) => (
    <li>
      {item.links?.length ? (
        <MenuFold label={<Text of={item} field="label" />}>
          {each(item.links, (link) => (
            <SmartLink href={link.href ?? '/'}>
              <Text of={link} field="label" />
            </SmartLink>
          ))}
        </MenuFold>
      ) : (
        <SmartLink className="top" href={item.href ?? '/'}>
          <Text of={item} field="label" />
        </SmartLink>
      )}
    </li>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too.
    <details className="mobile" ref={root} onToggle={onToggle} onClick={(event) => (event.target as Element).closest('a') && close()}>
      <summary className="burger" aria-label={t('menu.title')}>
        <Icon name="menu" className="when-closed" />
        <Icon name="close" className="when-open" />
      </summary>
      <nav className="mmenu" aria-label={t('menu.title')}>
        <ul>
          <li>
            <SmartLink className="top" href="/">
              {t('home')}
            </SmartLink>
          </li>
          {first && row(first)}
          {settings.menus?.map((menu) => (
            <li key={menu.city} data-city={menu.city}>
              <StackedMegaMenu menu={menu} />
            </li>
          ))}
          {each(others, row)}
          <li>
            <SmartLink className="top" href={settings.bookingUrl}>
              {t('actions.book')}
              <Icon name="out" />
            </SmartLink>
          </li>
        </ul>
        <SearchForm className="mt-6" />
        <div className="langs">
          <LanguageLinks />
        </div>
        <div className="phones">
          {clinicsOf(settings).map(({ city, clinic }) => (
            <a className="lnk-q" key={city} href={telephoneLink(clinic.phone)}>
              <Icon name="phone" />
              <Text of={clinic} field="city" /> <PhoneNumber city={city} />
            </a>
          ))}
        </div>
      </nav>
    </details>
  )
}
