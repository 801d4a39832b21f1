import { useTranslation } from 'react-i18next'
import type { Treatment } from '../../content/types.ts'
import type { Plate } from '../../content/view/plate.ts'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { BookAndCall } from '../links/book-and-call.tsx'
import { Text } from '../text/text.tsx'
import { isEngraved, TreatmentPlate } from './treatment-plate.tsx'

/** The part of a live page that shows before its text is asked for: which treatment it is, how to book, whom to call. */
export function LiveHead({ treatment, plate }: { treatment: Treatment; plate?: Plate }) {
  const { t } = useTranslation()
  return (
    <div className={isEngraved(treatment) && plate ? 'wrap phero phero-eng' : 'wrap phero'}>
      <div className="phero-t">
        <Breadcrumb />
        <Text of={treatment} field="title" as="h1" className="h1 mt-2" />
        <Text of={treatment} field="description" as="p" className="lead" />
        <BookAndCall label={t('actions.bookConsultation')} />
      </div>
      <TreatmentPlate treatment={treatment} plate={plate} />
    </div>
  )
}
