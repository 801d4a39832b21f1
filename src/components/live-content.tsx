import type { Treatment } from '../content/types.ts'
import { flatten } from '../content/view/flatten.ts'
import { Figures } from '../ui/figures.tsx'
import { langOf, Text } from './text.tsx'
import { TreatmentDetails } from './treatment-details.tsx'

/** The text of a live page, which the browser has asked for: the hero's texts, its description line by line, and the details. */
export function LiveContent({ treatment }: { treatment: Treatment }) {
  const { hero } = treatment
  return (
    <>
      {hero && (
        <div className="wrap live-text">
          <Text of={hero} field="tagline" as="p" className="tagline" />
          <Text of={hero} field="title" as="h2" className="h2" />
          <Text of={hero} field="subtitle" as="p" className="subtitle h3" />
          <div className="lead prose" lang={langOf(hero, 'description')}>
            {flatten(hero.description)
              .split('\n')
              .map((line) => (
                <p key={line}>
                  <Figures text={line} />
                </p>
              ))}
          </div>
        </div>
      )}
      <TreatmentDetails treatment={treatment} />
    </>
  )
}
