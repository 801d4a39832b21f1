import { useField, useFieldElsewhere } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import type { MenuCategory, MenuItem } from '../../content/types.ts'
import { fillersIn, isShown } from '../../content/view/names.ts'
import { Figures } from '../../ui/figures.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { TextLink } from '../links/text-link.tsx'
import { langOf, Text, Words } from '../text/text.tsx'

/** Links of a menu. One whose treatment is gone is not shown. */
export function MenuLinks({ items }: { items: MenuItem[] | undefined }) {
  const { names } = useSite()
  return items
    ?.filter((item) => isShown(item, names))
    .map((item) => (
      <li key={item.href}>
        <MenuLink item={item} />
      </li>
    ))
}

/** A link that says its label, without one the name on its treatment's card; and a badge, if it has one. */
function MenuLink({ item }: { item: MenuItem }) {
  const { names, path } = useSite()
  const fieldOf = useField()
  const fieldElsewhere = useFieldElsewhere()
  const name = names[item.href]
  const lang = item.label ? langOf(item, 'label') : name?.lang
  const lead = item.label ? { 'data-tina-field': fieldOf(item, 'label') } : { 'data-elsewhere': fieldElsewhere(item.href, 'card.name') }
  const words = item.label ? <Words of={item} field="label" /> : name && <Figures text={name.text} />
  const isOwn = !item.badge && !lang
  return (
    <SmartLink href={item.href} aria-current={item.href === path ? 'page' : undefined} {...(isOwn && lead)}>
      {isOwn ? (
        words
      ) : (
        <span lang={lang} dir={lang && 'ltr'} {...lead}>
          {words}
        </span>
      )}
      <Text of={item} field="badge" className="badge" />
    </SmartLink>
  )
}

/** The treatments of one category of a menu, and the way to all of them. */
export function MenuCategoryLinks({ category }: { category: MenuCategory }) {
  const { names } = useSite()
  return (
    <ul>
      <MenuLinks items={[...(category.items ?? []), ...fillersIn(names, category.href).map((href) => ({ href }))]} />
      <li>
        <TextLink className="see fwd" of={category} field="seeAll" href={category.href} />
      </li>
    </ul>
  )
}
