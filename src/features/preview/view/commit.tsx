import { useTranslation } from 'react-i18next'
import { useSite } from '../../../content/site.ts'
import type { ListedPreview } from '../rules/list-preview.ts'

/** A branch's last commit: what it is about, by whom, when in London. */
export function PreviewCommit({ commit }: { commit: NonNullable<ListedPreview['commit']> }) {
  const { t } = useTranslation()
  const { locale } = useSite()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })
  const date = new Date(commit.date)
  return (
    <p className="pvw-commit">
      {t('preview.commit')}: <bdi>{commit.subject}</bdi>, <bdi>{commit.author}</bdi>,{' '}
      <time suppressHydrationWarning dateTime={commit.date}>
        {/* Git takes years that no calendar has. */}
        {Number.isNaN(date.getTime()) ? commit.date : format.format(date)}
      </time>
    </p>
  )
}
