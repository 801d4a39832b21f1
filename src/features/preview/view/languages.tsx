import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useBase } from '../../../components/use-base.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import type { ListedDifference } from '../rules/list-difference.ts'

/** In which languages something differs, where it is not all of them; several lead to its page in each. */
export function PreviewLanguages({ of: { kind, languages, href } }: { of: ListedDifference }) {
  const { t } = useTranslation()
  const base = useBase()
  if (!languages || kind === 'removed') return null
  if (languages.length === 0) return <p>{t('preview.same')}</p>
  // Of one language the title leads there.
  const leads = href !== undefined && languages.length > 1
  return (
    <p>
      {t('preview.languages')}:{' '}
      {languages.map(({ locale, name }, at) => (
        <Fragment key={locale}>
          {at > 0 && ' · '}
          {leads ? <a href={base + addressIn(href, locale)}>{name}</a> : name}
        </Fragment>
      ))}
    </p>
  )
}
