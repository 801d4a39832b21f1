import { Actions } from '../components/links/action.tsx'
import { Text } from '../components/text/text.tsx'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import { flowerOf } from '../model/clinics.ts'

/** The last word of a page and where to go from here. */
export function ClosingCall({ block }: { block: Block<'ClosingCall'> }) {
  const { city } = useSite()
  const deep = block.tone !== 'tint'
  return (
    <section className={deep ? 'sec band on-night deep' : 'sec tint'}>
      {deep && <div className={`art closing-art art-${flowerOf(city)}`} aria-hidden="true" />}
      <div className="wrap cta">
        <div>
          <Text of={block} field="heading" as="h2" className="h1" ownLine />
          <Text of={block} field="lead" as="p" className="lead mt-5 max-w-[30rem]" />
        </div>
        <Actions links={block.links} />
      </div>
    </section>
  )
}
