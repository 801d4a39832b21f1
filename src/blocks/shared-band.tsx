import { Stat } from '../components/text/stat.tsx'
import { Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import { useSite } from '../content/site.ts'
import type { AnyBlock, Block, Fallback } from '../content/types.ts'
import { Changed } from '../features/preview/view/changed.tsx'
import type { Category } from '../model/categories.ts'
import { CLINICS, isCity } from '../model/clinics.ts'
import { each } from '../ui/each.tsx'
import { Icon, isIcon } from '../ui/icon.tsx'
import { BlockBoundary } from './block-boundary.tsx'
import { nameOf } from './name-of.ts'
import { OfferRow } from './offers.tsx'
import { ServicesLine } from './services.tsx'

/** The sections of which the band is made; every other one that editors share follows it as a section of its own. */
const PARTS = ['Welcome', 'Expertise', 'Products', 'Offers', 'Services']

/** Parts what treatments share: the first section of each kind that the band shows, and the others. */
export function partBand(blocks: AnyBlock[]): { band: AnyBlock[]; others: AnyBlock[] } {
  const isFirst = (block: AnyBlock, at: number) => blocks.findIndex((other) => nameOf(other) === nameOf(block)) === at
  const band = blocks.filter((block, at) => PARTS.includes(nameOf(block)) && isFirst(block, at))
  return { band, others: blocks.filter((block) => !band.includes(block)) }
}

/** Peels stand as treatments of the body do. */
const COMPOSITIONS: Record<Category, string> = { facial: 'facial', injectables: 'injectables', body: 'body', peels: 'body' }

/** Beside the greeting of a facial stands what the clinics do, above the offers: whoever goes by keys comes there first, too. */
function inOrder(blocks: AnyBlock[], composition: string): AnyBlock[] {
  const services = blocks.find((block) => nameOf(block) === 'Services')
  if (composition !== 'facial' || !services) return blocks
  const others = blocks.filter((block) => block !== services)
  const offers = others.findIndex((block) => nameOf(block) === 'Offers')
  return offers < 0 ? blocks : [...others.slice(0, offers), services, ...others.slice(offers)]
}

/** What treatments share, as one band. It is composed in six ways: by discipline, and mirrored where the page's clinic begins at the end. */
export function SharedBand({ blocks, category }: { blocks: AnyBlock[]; category: Category }) {
  const { city } = useSite()
  if (blocks.length === 0) return null
  const composition = COMPOSITIONS[category]
  return (
    <div className="on-night deep shared-band" data-composition={composition} data-side={isCity(city) ? CLINICS[city].side : 'start'}>
      <div className="wrap shared">
        {inOrder(blocks, composition).map((block) => (
          <section className={`shared-${nameOf(block).toLowerCase()}`} key={nameOf(block)}>
            <BlockBoundary name={nameOf(block)}>
              <Changed of={block}>
                <Part block={block} />
              </Changed>
            </BlockBoundary>
          </section>
        ))}
      </div>
    </div>
  )
}

function Part({ block }: { block: AnyBlock }) {
  switch (nameOf(block)) {
    case 'Welcome':
      return <Greeting block={block as Block<'Welcome'>} />
    case 'Expertise':
      return <Reasons block={block as Block<'Expertise'>} />
    case 'Products':
      return <Kinds block={block as Block<'Products'>} />
    case 'Offers':
      return <Slips block={block as Block<'Offers'>} />
    default:
      return <ServicesLine block={block as Block<'Services'>} />
  }
}

const Kicker = ({ of }: { of: Fallback & { kicker?: string } }) => <Text of={of} field="kicker" as="p" className="shared-k" />

function Greeting({ block }: { block: Block<'Welcome'> }) {
  return (
    <>
      <Kicker of={block} />
      <Text of={block} field="heading" as="h2" className="h2" ownLine />
      <Text of={block} field="lead" as="p" />
      {block.stats && (
        <dl className="two-fig">
          {each(block.stats, (stat) => (
            <Stat of={stat} />
          ))}
        </dl>
      )}
    </>
  )
}

function Reasons({ block }: { block: Block<'Expertise'> }) {
  const fieldOf = useField()
  return (
    <>
      <Kicker of={block} />
      <Text of={block} field="heading" as="h3" className="h4" />
      <Text of={block} field="lead" as="p" className="small" />
      <ul className="lines">
        {each(block.items, (item) => (
          <li>
            <Icon name={isIcon(item.icon) ? item.icon : 'check'} field={fieldOf(item, 'icon')} />
            <div>
              <Text of={item} field="title" as="h4" />
              <Text of={item} field="text" as="p" />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Kinds({ block }: { block: Block<'Products'> }) {
  return (
    <>
      <Kicker of={block} />
      <Text of={block} field="heading" as="h3" className="h4" />
      <ul className="lines">
        {each(block.items, (item) => (
          <li>
            <div>
              <Text of={item} field="title" as="h4" />
              <Text of={item} field="text" as="p" />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Slips({ block }: { block: Block<'Offers'> }) {
  return (
    <>
      <Kicker of={block} />
      <Text of={block} field="heading" as="h3" className="h4" />
      <Text of={block} field="lead" as="p" className="small" />
      {each(block.items, (offer) => (
        <OfferRow offer={offer} heading="h4" />
      ))}
    </>
  )
}
