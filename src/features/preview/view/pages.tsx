import { useTranslation } from 'react-i18next'
import { useBase } from '../../../components/use-base.ts'
import { addressIn } from '../../../i18n/addresses.ts'
import type { ListedDifference } from '../rules/list-difference.ts'

/** More than so many are folded up. */
const FEW = 3

/** Links to the pages that show a document or a picture. */
export function PreviewPages({ pages, locale }: Pick<ListedDifference, 'pages' | 'locale'>) {
  const { t } = useTranslation()
  const base = useBase()
  if (pages.length === 0) return null
  const links = pages.map(({ href, title }) => (
    <a key={href} href={base + addressIn(href, locale)}>
      {title}
    </a>
  ))
  if (pages.length <= FEW)
    return (
      <p>
        {t('preview.shownOn')}: {links}
      </p>
    )
  return (
    <details>
      <summary>{t('preview.shownOnMany', { number: pages.length })}</summary>
      <p>{links}</p>
    </details>
  )
}
