import { useTranslation } from 'react-i18next'
import { SmartLink } from '../components/links/smart-link.tsx'
import { Text } from '../components/text/text.tsx'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import { joiner } from '../model/pipe.ts'
import { each } from '../ui/each.tsx'

const ENGLISH = { lang: 'en', dir: 'ltr' } as const

/** Whether a clinician has reviewed the page, and what it rests on. Sources are told in their own language. */
export function ClinicalSources({ block }: { block: Block<'ClinicalSources'> }) {
  return (
    <section className="prose-sec" id="sources">
      <div className="wrap">
        <Text of={block} field="heading" as="h2" className="h3" />
        <div className="prose">
          <Review block={block} />
          <Works block={block} />
        </div>
      </div>
    </section>
  )
}

/** `block.reviewed` is there only where every clinical part of the page is confirmed (`src/content/view/reviewed.ts`). */
function Review({ block }: { block: Block<'ClinicalSources'> }) {
  const { t } = useTranslation()
  const isReviewed = Boolean(block.reviewer && block.reviewed)
  const state = t(isReviewed ? 'clinical.reviewed' : 'clinical.notReviewed')
  const awaited = t('clinical.toBeReviewed')
  return (
    <p>
      <b>{state}</b>
      {joiner(state)}
      {block.reviewer && (
        <>
          {!isReviewed && awaited + joiner(awaited)}
          <Text of={block} field="reviewer" />
        </>
      )}
      {isReviewed && (
        <>
          {' · '}
          <Text of={block} field="reviewed" />
        </>
      )}
    </p>
  )
}

/** The sources; they open where somebody wants them. */
function Works({ block }: { block: Block<'ClinicalSources'> }) {
  const { locale } = useSite()
  const { t } = useTranslation()
  if (!block.works) return null
  return (
    <div className="acc">
      <details>
        <summary>{t('clinical.works')}</summary>
        <ul {...(locale !== 'en' && ENGLISH)}>
          {each(block.works, (work) => (
            <li>
              {work.href ? (
                <SmartLink href={work.href}>
                  <Text of={work} field="title" />
                </SmartLink>
              ) : (
                <Text of={work} field="title" />
              )}
              <Text of={work} field="published" as="p" className="meta" />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
