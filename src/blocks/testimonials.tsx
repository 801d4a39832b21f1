import { useTranslation } from 'react-i18next'
import { Review } from '../components/people/review.tsx'
import { Stat } from '../components/text/stat.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { withoutPipe } from '../model/pipe.ts'
import { Carousel } from '../ui/carousel.tsx'
import { each } from '../ui/each.tsx'

/** Clients' reviews, one at a time, beside a large ampersand and figures. */
export function Testimonials({ block }: { block: Block<'Testimonials'> }) {
  const { t } = useTranslation()
  const slides = (block.reviews ?? []).map(({ review }) => ({
    key: `${review.name} ${review.content}`,
    spoken: `${review.content} ${review.name}`,
    content: <Review of={review} />,
  }))
  const labels = {
    region: withoutPipe(block.heading),
    roledescription: t('reviews.carousel'),
    slide: t('reviews.review'),
    previous: t('reviews.previous'),
    next: t('reviews.next'),
    position: (number: number) => t('reviews.position', { number, total: slides.length }),
    goTo: (number: number) => t('reviews.goTo', { number }),
  }
  return (
    <section className="sec on-night deep">
      <div className="wrap quote">
        <div>
          <Text of={block} field="heading" as="h2" className="vh" />
          <div className="amp" aria-hidden="true">
            &amp;
          </div>
          {block.stats && (
            <dl className="quote-stats">
              {each(block.stats, (stat) => (
                <Stat of={stat} />
              ))}
            </dl>
          )}
        </div>
        <Carousel slides={slides} labels={labels} />
      </div>
    </section>
  )
}
