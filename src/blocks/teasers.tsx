import { SmartLink } from '../components/links/smart-link.tsx'
import { Plate } from '../components/pictures/plate.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Sideways } from '../ui/sideways.tsx'

/** Three plates that announce articles. One whose article is there is a link as a whole; the others lead nowhere yet. */
export function Teasers({ block }: { block: Block<'Teasers'> }) {
  return (
    <section className="sec plaster">
      <div className="wrap">
        <Text of={block} field="heading" as="h2" className="h2 mb-12" />
        <Sideways heading={block.heading}>
          <div className="ben3">
            {each(block.items, (item) => (
              <article className={item.href ? 'teaser-l' : undefined}>
                <Plate picture={item.picture} shape="r32" sizes="(max-width: 767px) 90vw, 33vw" />
                {item.href ? (
                  <h3 className="h4">
                    <SmartLink href={item.href}>
                      <Text of={item} field="title" />
                    </SmartLink>
                  </h3>
                ) : (
                  <Text of={item} field="title" as="h3" className="h4" />
                )}
                <Text of={item} field="more" as="p" className="meta" />
              </article>
            ))}
          </div>
        </Sideways>
      </div>
    </section>
  )
}
