import { useSite } from '../content/site.ts'
import type { MenuCategory } from '../content/types.ts'
import { fillersIn } from '../content/view/names.ts'
import { Icon } from '../ui/icon.tsx'
import { MenuLinks } from './menu-links.tsx'
import { SmartLink } from './smart-link.tsx'
import { Text } from './text.tsx'

/** The treatments of one category of a menu, and the way to all of them. */
export function MenuCategoryLinks({ category }: { category: MenuCategory }) {
  const { names } = useSite()
  return (
    <ul>
      <MenuLinks items={[...(category.items ?? []), ...fillersIn(names, category.href).map((href) => ({ href }))]} />
      <li>
        <SmartLink className="see" href={category.href}>
          <Text of={category} field="seeAll" />
          <Icon name="forward" />
        </SmartLink>
      </li>
    </ul>
  )
}
