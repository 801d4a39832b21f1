import { useSite } from '../../content/site.ts'
import type { Menu } from '../../content/types.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Actions } from '../links/action.tsx'
import { SmallPlate } from '../pictures/small-plate.tsx'
import { Text } from '../text/text.tsx'
import { MenuCategoryLinks, MenuLinks } from './menu-links.tsx'

/**
 * The treatments of one city: specialities with the engraving of the first, the lists of its categories, and the way to the
 * city's page. The lists stand side by side under their headings; on narrow screens each is folded up under its own (see
 * `stacked-menu.css`).
 */
export function MegaMenu({ menu }: { menu: Menu }) {
  const { path, names } = useSite()
  const plate = menu.featured?.map(({ href }) => names[href]?.plate).find(Boolean)
  return (
    <Disclosure
      label={<Text of={menu} field="name" />}
      className="mega-menu"
      panel="mega"
      city={menu.city}
      current={path.startsWith(`/${menu.city}`)}
    >
      <div className="mega-f">
        {plate && <SmallPlate src={plate} city={menu.city} side={240} />}
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
