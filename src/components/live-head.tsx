import { useTranslation } from 'react-i18next'
import { useField } from '../content/field.ts'
import type { Treatment } from '../content/types.ts'
import { Picture } from '../ui/picture.tsx'
import { BookAndCall } from './book-and-call.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { langOf, Text } from './text.tsx'

/** The part of a live page that shows before its text is asked for: which treatment it is, how to book, whom to call. */
export function LiveHead({ treatment }: { treatment: Treatment }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const { hero } = treatment
  return (
    <div className="wrap phero">
      <div className="phero-t">
        <Breadcrumb />
        <Text of={treatment} field="title" as="h1" className="h1 mt-2" />
        <Text of={treatment} field="description" as="p" className="lead" />
        <BookAndCall label={t('actions.bookConsultation')} />
      </div>
      {hero?.backgroundImage && (
        <div className="ph pt-es bleed-e">
          <Picture
            src={hero.backgroundImage}
            alt={hero.alt ?? ''}
            focus={hero.focus}
            lang={langOf(hero, 'alt')}
            sizes="(max-width: 767px) 100vw, 55vw"
            eager
            field={fieldOf(hero, 'backgroundImage')}
          />
        </div>
      )}
    </div>
  )
}
