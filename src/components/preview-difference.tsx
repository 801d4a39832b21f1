import { useTranslation } from 'react-i18next'
import type { ListedDifference } from '../content/listed-difference.ts'
import { addressIn } from '../i18n/addresses.ts'
import { PreviewPages } from './preview-pages.tsx'

/** One document or picture that a branch changes: how, in which languages, where it shows, and what can't be seen there. */
export function PreviewDifference({ of }: { of: ListedDifference }) {
  const { t } = useTranslation()
  const { kind, title, href, locale, languages, unseen, pages } = of
  return (
    <li>
      <span className="badge badge-q">{t(`preview.${kind}`)}</span>
      <div>
        {href ? <a href={addressIn(href, locale)}>{title}</a> : <bdi>{title}</bdi>}
        {languages && languages.length > 0 && (
          <p>
            {t('preview.languages')}:{' '}
            {languages.map((language) => (
              <span key={language.locale}>{href ? <a href={addressIn(href, language.locale)}>{language.name}</a> : language.name} </span>
            ))}
          </p>
        )}
        {kind === 'edited' && languages?.length === 0 && <p>{t('preview.same')}</p>}
        {unseen.length > 0 && (
          <p>
            {t('preview.unseen')}: {unseen.join(' · ')}
          </p>
        )}
        <PreviewPages pages={pages} locale={locale} />
      </div>
    </li>
  )
}
