import { Actions } from '../components/links/action.tsx'
import { Plate } from '../components/pictures/plate.tsx'
import { SectionHead } from '../components/text/section-head.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** The lead plate has the petal cut; pictures alternate wide and tall. */
const SHAPES = ['r32 pt-ee', 'r45', 'r45', 'r32']
const FACES: Record<string, string> = { start: ' face-s', end: ' face-e' }

/** Four disciplines, staggered. */
export function Categories({ block }: { block: Block<'Categories'> }) {
  return (
    <section className="sec plaster">
      <div className="wrap">
        <SectionHead of={block} className="sec-h mb-0!" />
        <div className="cats">
          {each(block.items, (item, index) => (
            <article className="cat">
              <Plate
                whole
                picture={item.picture}
                shape={(SHAPES[index % 4] ?? '') + (FACES[item.face ?? ''] ?? '')}
                sizes="(max-width: 767px) 100vw, 50vw"
              />
              <div className="cat-h">
                <Text of={item} field="title" as="h3" className="h2" />
                <Text of={item} field="price" className="meta num" />
              </div>
              <Text of={item} field="text" as="p" />
              <Actions links={item.links} className="cat-l" allLinks />
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
