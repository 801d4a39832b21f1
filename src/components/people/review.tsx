import { useTranslation } from 'react-i18next'
import { useField } from '../../content/field.ts'
import type { Block } from '../../content/types.ts'
import type { City } from '../../model/clinics.ts'
import { each } from '../../ui/each.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WrittenDay } from '../text/day.tsx'
import { Paragraphs } from '../text/paragraphs.tsx'
import { Text } from '../text/text.tsx'

type Item = NonNullable<Block<'Testimonials'>['reviews']>[number]['review']

/** One client's review: stars, words, name, treatment and clinic. */
export function Review({ of }: { of: Omit<Item, 'id'> }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  return (
    <figure>
      <div className="stars" role="img" aria-label={t('reviews.rated', { number: of.rating })} data-tina-field={fieldOf(of, 'rating')}>
        {Array.from({ length: Math.round(of.rating) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are all the same.
          <Icon name="star" key={index} />
        ))}
      </div>
      <blockquote>
        <Paragraphs of={of} field="content" />
      </blockquote>
      <figcaption>
        <Text of={of} field="name" as="b" />
        <span className="small">
          <Text of={of} field="treatment" />
          {of.treatment && t('reviews.comma')}
          <span data-tina-field={fieldOf(of, 'location')}>{t(`city.${of.location as City}`)}</span>
        </span>
        <Provenance of={of} />
      </figcaption>
    </figure>
  )
}

/** Where a review was written, when, and whether something was given for it: what an editor stated of these. */
function Provenance({ of }: { of: Omit<Item, 'id'> }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const { source, written, given } = of
  const parts = [
    source && <span data-tina-field={fieldOf(of, 'source')}>{t(`reviews.source.${source as 'sample'}`)}</span>,
    written && <WrittenDay of={of} field="written" />,
    given && <span data-tina-field={fieldOf(of, 'given')}>{t(`reviews.given.${given as 'nothing'}`)}</span>,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <span className="meta">
      {each(parts, (part, at) => (
        <>
          {at > 0 && ' · '}
          {part}
        </>
      ))}
    </span>
  )
}
