import { Plate } from '../components/pictures/plate.tsx'
import { Stat } from '../components/text/stat.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Sideways } from '../ui/sideways.tsx'

/** How a treatment works: a figure, numbered points, up to three numbers. */
export function Technology({ block }: { block: Block<'Technology'> }) {
  return (
    <section className="sec plaster">
      <div className="wrap tech">
        {block.figure === 'picture' ? (
          <Plate picture={block.picture} shape="r32" sizes="(max-width: 767px) 100vw, 55vw" />
        ) : (
          <SkinFigure marks={block.points?.length ?? 0} />
        )}
        <div>
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" />
          <Text of={block} field="lead" as="p" className="mt-5" />
          <Sideways heading={block.heading}>
            <ol className="fig-l">
              {each(block.points, (point) => (
                <li>
                  <div>
                    <Text of={point} field="title" as="h3" className="h4" />
                    <Text of={point} field="text" as="p" className="small" />
                  </div>
                </li>
              ))}
            </ol>
          </Sideways>
          {block.numbers && (
            <dl className="two-fig">
              {each(block.numbers, (number) => (
                <Stat of={number} />
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  )
}

const PLACES = ['fig-1', 'fig-2', 'fig-3']

/** A drawn section through the skin with up to three numbered marks: surface, epidermis, dermis. */
function SkinFigure({ marks }: { marks: number }) {
  return (
    <figure className="fig" aria-hidden="true">
      <img src="/media/skin.svg" alt="" width={760} height={620} loading="lazy" />
      {PLACES.slice(0, marks).map((place, index) => (
        <span className={`k ${place}`} key={place}>
          {index + 1}
        </span>
      ))}
    </figure>
  )
}
