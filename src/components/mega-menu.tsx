import { fillersIn } from '../content/names.ts'
import { useSite } from '../content/site.ts'
import type { Settings } from '../content/types.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { Actions } from './action.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SmartLink } from './smart-link.tsx'
import { Text } from './text.tsx'

type Menu = NonNullable<Settings['menus']>[number]

/** The treatments of one city: specialities, three lists, and the way to the city's page. */
export function MegaMenu({ menu }: { menu: Menu }) {
  const { path, names } = useSite()
  return (
    <Disclosure label={<Text of={menu} field="name" />} className="mega-menu" current={path.startsWith(`/${menu.city}`)}>
      <div className="mega" data-city={menu.city}>
        <div className="mega-f">
          <div className={`art ${menu.city === 'edinburgh' ? 'art-thistlebloom' : 'art-rosebloom'}`} aria-hidden="true" />
          <Text of={menu} field="featuredTitle" as="h3" />
          <ul>
            <MenuLinks items={menu.featured} />
          </ul>
        </div>
        <div className="mega-r">
          {menu.categories?.map((category) => (
            <div className="mega-c" key={category.href}>
              <Text of={category} field="title" as="h4" />
              <ul>
                <MenuLinks items={[...(category.items ?? []), ...fillersIn(names, category.href).map((href) => ({ href }))]} />
                <li>
                  <SmartLink className="see" href={category.href}>
                    <Text of={category} field="seeAll" />
                    <Icon name="forward" />
                  </SmartLink>
                </li>
              </ul>
            </div>
          ))}
          <Actions links={menu.foot} className="mega-x" allLinks />
        </div>
      </div>
    </Disclosure>
  )
}
