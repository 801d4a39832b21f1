import { useTranslation } from 'react-i18next'
import { Actions } from '../components/links/action.tsx'
import { SectionHead } from '../components/text/section-head.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block, Treatment } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Sideways } from '../ui/sideways.tsx'

/** The steps that all treatments share, with what this one takes: how long it is, and when its results show. */
export function TreatmentSteps({ block, treatment }: { block: Block<'Journey'>; treatment: Treatment }) {
  const { t } = useTranslation()
  const info = treatment.treatmentInfo
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead of={block} />
        <div>
          {(info?.duration || info?.results) && (
            <p className="steps-own">
              {info.duration && (
                <span>
                  {t('treatment.durationHint')} <Text of={info} field="duration" as="b" />
                </span>
              )}
              {info.results && (
                <span>
                  {t('treatment.results')} <Text of={info} field="results" as="b" />
                </span>
              )}
            </p>
          )}
          <Sideways heading={block.heading}>
            <ol className="steps">
              {each(block.steps, (step) => (
                <li>
                  <Text of={step} field="title" as="h3" className="h3" />
                  <Text of={step} field="text" as="p" className="small" />
                </li>
              ))}
            </ol>
          </Sideways>
          <Actions links={block.links} className="btns mt-10" allLinks />
        </div>
      </div>
    </section>
  )
}
