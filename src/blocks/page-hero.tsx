import { Breadcrumb } from '../components/frame/breadcrumb.tsx'
import { Actions } from '../components/links/action.tsx'
import { Plate } from '../components/pictures/plate.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block, ContentLink, Fallback } from '../content/types.ts'

/** The top of a page: its text, its plate with the petal corner at the lower start. */
export function PageHero({ block }: { block: Block<'PageHero'> }) {
  if (!block.picture) return <PageTitle of={block} />
  return (
    <section className="wrap phero">
      <div className="phero-t">
        <Breadcrumb />
        <Text of={block} field="kicker" as="p" className="kick mt-5" />
        <Text of={block} field="heading" as="h1" className="display" ownLine />
        <Text of={block} field="lead" as="p" className="lead" />
        <Actions links={block.links} />
      </div>
      <Plate picture={block.picture} shape="pt-es bleed-e" sizes="(max-width: 767px) 100vw, 55vw" eager />
    </section>
  )
}

type Titled = Fallback & { kicker?: string; heading: string; lead?: string; links?: ContentLink[] }

/** The top of a page without a picture: breadcrumb, a large heading, the lead beside it. */
function PageTitle({ of }: { of: Titled }) {
  return (
    <section className="wrap pt-5 pb-(--space-block)">
      <Breadcrumb />
      <div className="sec-h mt-6 mb-0">
        <div>
          <Text of={of} field="kicker" as="p" className="kick" />
          <Text of={of} field="heading" as="h1" className="display" ownLine />
        </div>
        <div>
          <Text of={of} field="lead" as="p" className="lead" />
          <Actions links={of.links} className="btns mt-7" />
        </div>
      </div>
    </section>
  )
}
