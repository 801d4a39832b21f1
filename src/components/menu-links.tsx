import { useFieldElsewhere } from '../content/field.ts'
import { useSite } from '../content/site.ts'
import type { MenuCategory, MenuItem } from '../content/types.ts'
import { fillersIn, isShown } from '../content/view/names.ts'
import { Figures } from '../ui/figures.tsx'
import { Icon } from '../ui/icon.tsx'
import { SmartLink } from './smart-link.tsx'
import { Text } from './text.tsx'

/** Links of a menu. An item without a label shows the name on its treatment's card; one whose treatment is gone, nothing. */
export function MenuLinks({ items }: { items: MenuItem[] | undefined }) {
  const { names, path } = useSite()
  const fieldElsewhere = useFieldElsewhere()
  return items?.map((item) => {
    const name = names[item.href]
    if (!isShown(item, names)) return null
    return (
      <li key={item.href}>
        <SmartLink href={item.href} aria-current={item.href === path ? 'page' : undefined}>
          {item.label ? (
            <Text of={item} field="label" />
          ) : (
            <span lang={name?.lang} dir={name?.lang && 'ltr'} data-elsewhere={fieldElsewhere(item.href, 'card.name')}>
              {name && <Figures text={name.text} />}
            </span>
          )}
          {item.badge && <Text of={item} field="badge" className="badge" />}
        </SmartLink>
      </li>
    )
  })
}

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
