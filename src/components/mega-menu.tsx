import { useSite } from '../content/site.ts'
import type { Menu } from '../content/types.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { Actions } from './action.tsx'
import { MenuCategoryLinks, MenuLinks } from './menu-links.tsx'
import { Text } from './text.tsx'

/**
 * The treatments of one city: specialities, the lists of its categories, and the way to the city's page. The lists stand side
 * by side under their headings; on narrow screens each is folded up under its own (see `stacked-menu.css`).
 */
export function MegaMenu({ menu }: { menu: Menu }) {
  const { path } = useSite()
  return (
    <Disclosure
      label={<Text of={menu} field="name" />}
      className="mega-menu"
      panel="mega"
      city={menu.city}
      current={path.startsWith(`/${menu.city}`)}
    >
      <div className={`mega-f ${menu.city === 'edinburgh' ? 'art-thistlebloom' : 'art-rosebloom'}`}>
        <Text of={menu} field="featuredTitle" as="h3" />
        <ul>
          <MenuLinks items={menu.featured} />
        </ul>
      </div>
      <div className="mega-r">
        {menu.categories?.map((category) => (
          <div className="mega-c" key={category.href}>
            <details>
              <summary>
                <Text of={category} field="title" as="h4" />
              </summary>
            </details>
            <MenuCategoryLinks category={category} />
          </div>
        ))}
        <Actions links={menu.foot} className="mega-x" allLinks />
      </div>
    </Disclosure>
  )
}
