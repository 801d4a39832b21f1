import type { ReactNode } from 'react'
import type { Menu } from '../content/types.ts'
import { Icon } from '../ui/icon.tsx'
import { Actions } from './action.tsx'
import { MenuCategoryLinks, MenuLinks } from './menu-links.tsx'
import { Text } from './text.tsx'

/** The mega-menu of one city for narrow screens: its specialities, then each category folded up, then the city's page. */
export function StackedMegaMenu({ menu }: { menu: Menu }) {
  return (
    <MenuFold label={<Text of={menu} field="name" />}>
      <Text of={menu} field="featuredTitle" as="p" className="sub-title" />
      <ul>
        <MenuLinks items={menu.featured} />
      </ul>
      {menu.categories?.map((category) => (
        <details key={category.href}>
          <summary className="sub-title">
            <Text of={category} field="title" />
            <Icon name="down" />
          </summary>
          <MenuCategoryLinks category={category} />
        </details>
      ))}
      <Actions links={menu.foot} className="sub-foot" allLinks />
    </MenuFold>
  )
}

/** A row of the mobile menu that unfolds; opening one folds up the others. */
export function MenuFold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details name="mobile-menu">
      <summary className="top">
        {label}
        <Icon name="down" />
      </summary>
      <div className="sub">{children}</div>
    </details>
  )
}
