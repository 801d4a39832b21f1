import { Actions } from '../components/action.tsx'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { Plate } from '../components/plate.tsx'
import { Text } from '../components/text.tsx'
import type { Block } from '../content/types.ts'

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
