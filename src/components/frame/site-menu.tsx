import type { ReactEventHandler, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { clinicsOf } from '../../content/clinic/contact.ts'
import { useSite } from '../../content/site.ts'
import type { Settings } from '../../content/types.ts'
import { telephoneLink } from '../../model/contact-links.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { each } from '../../ui/each.tsx'
import { PhoneNumber } from '../links/phone-number.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { TextLink } from '../links/text-link.tsx'
import { SearchForm } from '../search/search-form.tsx'
import { Text } from '../text/text.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MegaMenu } from './mega-menu.tsx'

type Props = { id: string; ref: Ref<HTMLElement>; onToggle: ReactEventHandler<HTMLElement>; onChoice: () => void }

/**
 * The navigation of the site, once for all widths: in the header's bar on wide screens, on narrow ones stacked over the whole
 * page, which the burger opens without any script. What has its own place in the wide bar is `stacked`: drawn here on narrow screens only.
 */
export function SiteMenu({ id, ref, onToggle, onChoice }: Props) {
  const { settings } = useSite()
  const { t } = useTranslation()
  const [first, ...others] = settings.navigation ?? []
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too.
    <nav
      className="nav"
      aria-label={t('mainNavigation')}
      popover="auto"
      id={id}
      ref={ref}
      onToggle={onToggle}
      onClick={(event) => (event.target as Element).closest('a') && onChoice()}
    >
      <SmartLink className="top stacked" href="/">
        {t('home')}
      </SmartLink>
      {first && <NavigationItem item={first} />}
      {settings.menus?.map((menu) => (
        <MegaMenu menu={menu} key={menu.city} />
      ))}
      {each(others, (item) => (
        <NavigationItem item={item} />
      ))}
      <SmartLink className="top stacked" href={settings.bookingUrl}>
        {t('actions.book')}
      </SmartLink>
      <SearchForm className="stacked" />
      <div className="langs stacked">
        <LanguageLinks />
      </div>
      <div className="phones stacked">
        {clinicsOf(settings).map(({ city, clinic }) => (
          <a className="lnk-q" key={city} href={telephoneLink(clinic.phone)}>
            <Text of={clinic} field="city" /> <PhoneNumber city={city} />
          </a>
        ))}
      </div>
    </nav>
  )
}

type Item = NonNullable<Settings['navigation']>[number]

/** One entry of the navigation: a link, or a label with a small menu of links. */
function NavigationItem({ item }: { item: Item }) {
  const { path } = useSite()
  if (!item.links?.length) {
    return (
      <SmartLink className="top" href={item.href ?? '/'} aria-current={item.href === path ? 'page' : undefined}>
        <Text of={item} field="label" />
      </SmartLink>
    )
  }
  return (
    <Disclosure label={<Text of={item} field="label" />} className="small-menu" current={item.links.some(({ href }) => href === path)}>
      {each(item.links, (link) => (
        <TextLink of={link} field="label" href={link.href ?? '/'} aria-current={link.href === path ? 'page' : undefined} />
      ))}
    </Disclosure>
  )
}
