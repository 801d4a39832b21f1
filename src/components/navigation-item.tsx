import { useSite } from '../content/site.ts'
import type { Settings } from '../content/types.ts'
import { Disclosure } from '../ui/disclosure.tsx'
import { SmartLink } from './smart-link.tsx'
import { Text } from './text.tsx'

type Item = NonNullable<Settings['navigation']>[number]

/** One entry of the header: a link, or a label with a small menu of links. */
export function NavigationItem({ item }: { item: Item }) {
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
      {item.links.map((link) => (
        <SmartLink key={link.label} href={link.href ?? '/'} aria-current={link.href === path ? 'page' : undefined}>
          <Text of={link} field="label" />
        </SmartLink>
      ))}
    </Disclosure>
  )
}
