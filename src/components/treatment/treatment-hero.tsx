import { useTranslation } from 'react-i18next'
import { useField } from '../../content/field.ts'
import type { Treatment } from '../../content/types.ts'
import type { Plate } from '../../content/view/plate.ts'
import { Icon } from '../../ui/icon.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { BookAndCall } from '../links/book-and-call.tsx'
import { Paragraphs } from '../text/paragraphs.tsx'
import { langOf, Text } from '../text/text.tsx'
import { isEngraved, TreatmentPlate } from './treatment-plate.tsx'

/** The top of a treatment's page: what it is, how to book, its plate. */
export function TreatmentHero({ treatment, plate, untranslated }: { treatment: Treatment; plate?: Plate; untranslated: boolean }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const hero = treatment.hero
  if (!hero) return <Text of={treatment} field="title" as="h1" className="vh" />
  return (
    <div className={isEngraved(treatment) && plate ? 'wrap phero phero-eng' : 'wrap phero'}>
      <div className="phero-t">
        <Breadcrumb />
        {untranslated && (
          <div className="notice mt-4">
            <Icon name="info" />
            <p>
              <b>{t('treatment.toBeTranslated')}.</b> {t('treatment.toBeTranslatedText')}
            </p>
          </div>
        )}
        <Text of={hero} field="tagline" as="p" className="tagline" />
        <Text of={hero} field="title" as="h1" className="h1 mt-2" ownLine />
        <Text of={hero} field="subtitle" as="p" className="subtitle h3" />
        <Paragraphs of={hero} field="description" className="lead prose" />
        <BookAndCall label={hero.button ?? t('actions.bookConsultation')} lang={langOf(hero, 'button')} field={fieldOf(hero, 'button')} />
      </div>
      <TreatmentPlate treatment={treatment} plate={plate} />
    </div>
  )
}
