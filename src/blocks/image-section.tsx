import { langOf, Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block } from '../content/types.ts'
import { Picture } from '../ui/picture.tsx'

/** One picture with a caption. */
export function ImageSection({ block }: { block: Block<'ImageSection'> }) {
  const fieldOf = useField()
  return (
    <section className="sec-s">
      <figure className="wrap">
        <div className="ph r21">
          <Picture
            src={block.image}
            alt={block.alt}
            focus={block.focus}
            lang={langOf(block, 'alt')}
            sizes="(max-width: 1400px) 100vw, 1344px"
            field={fieldOf(block, 'image')}
          />
        </div>
        <Text of={block} field="caption" as="figcaption" className="meta mt-3" />
      </figure>
    </section>
  )
}
