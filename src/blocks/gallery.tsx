import { useTranslation } from 'react-i18next'
import { BareText, langOf, Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block } from '../content/types.ts'
import { Picture } from '../ui/picture.tsx'
import { Strip } from '../ui/strip.tsx'
import { cutFor } from '../ui/widths.ts'

const SHAPES: Record<string, string> = { '4/5': 'r45', '3/2': 'r32', '3/4': 'r34', '1/1': 'r11' }

/** A strip of plates that scrolls sideways; heights differ, feet align. */
export function Gallery({ block }: { block: Block<'Gallery'> }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const head = (
    <div>
      <Text of={block} field="kicker" as="p" className="kick" />
      <Text of={block} field="heading" as="h2" className="h2" />
    </div>
  )
  return (
    <section className="sec overflow-hidden">
      <Strip head={head} labels={{ region: t('gallery.region'), previous: t('gallery.previous'), next: t('gallery.next') }}>
        {block.plates?.map((plate, index) => {
          const shape = SHAPES[plate.ratio ?? ''] ?? 'r45'
          return (
            <figure key={plate.src} className={`plate-${shape}`}>
              <div className={`ph ${shape}`}>
                <Picture
                  src={plate.src}
                  alt={plate.alt}
                  focus={plate.focus}
                  cut={cutFor(shape)}
                  lang={langOf(plate, 'alt')}
                  sizes="(max-width: 767px) 70vw, 38vw"
                  field={fieldOf(plate, 'src')}
                />
              </div>
              <figcaption>
                <i>{t('gallery.plate', { number: index + 1 })}</i>
                <BareText of={plate} field="caption" />
              </figcaption>
            </figure>
          )
        })}
      </Strip>
    </section>
  )
}
