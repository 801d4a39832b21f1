import { useTranslation } from 'react-i18next'
import type { ListedDifference } from '../content/listed-difference.ts'
import { addressIn } from '../i18n/addresses.ts'
import { PreviewLanguages } from './preview-languages.tsx'
import { PreviewPages } from './preview-pages.tsx'
import { useBase } from './use-base.ts'

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
