import { useTranslation } from 'react-i18next'
import { useBase } from '../../../components/use-base.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import type { ListedDifference } from '../rules/list-difference.ts'
import { PreviewLanguages } from './languages.tsx'
import { PreviewPages } from './pages.tsx'

/** One document or picture that a branch changes: how, in which languages, where it shows, and what can't be seen there. */
export function PreviewDifference({ of }: { of: ListedDifference }) {
  const { t } = useTranslation()
  const base = useBase()
  const { kind, title, href, locale, unseen, everywhere, pages } = of
  return (
    <li>
      <span className="badge badge-q">{t(`preview.${kind}`)}</span>
      <div>
        {href ? <a href={base + addressIn(href, locale)}>{title}</a> : <bdi>{title}</bdi>}
        <PreviewLanguages of={of} />
        {unseen.length > 0 && (
          <p>
            {t(everywhere ? 'preview.parts' : 'preview.unseen')}: {unseen.join(' · ')}
          </p>
        )}
        <PreviewPages pages={pages} locale={locale} />
      </div>
    </li>
  )
}
