import { SmartLink } from '../components/links/smart-link.tsx'
import { Plate } from '../components/pictures/plate.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { Icon } from '../ui/icon.tsx'

/** The disciplines of a clinic with their starting prices; each row is one link to its listing. */
export function Tariff({ block }: { block: Block<'Tariff'> }) {
  return (
    <section className="sec">
      <div className="wrap tariff">
        <Plate picture={block.picture} shape="r45 pt-se tariff-plate" sizes="(max-width: 1099px) 1px, 40vw" />
        <div>
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2 mb-8" />
          <ul className="tariff-l">
            {block.rows?.map((row) => (
              <li key={row.href}>
                <SmartLink href={row.href}>
                  <Text of={row} field="title" className="n" />
                  <Text of={row} field="text" className="d small" />
                  <span className="p num">
                    <Text of={row} field="price" />
                    <Icon name="forward" />
                  </span>
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
