import { useTranslation } from 'react-i18next'
import type { Preview } from '../content/preview.ts'
import { useSite } from '../content/site.ts'
import { addressIn } from '../i18n/addresses.ts'

/** The list in the preview bar: the branch's last commit, the pages that it changes, and the choice of another branch. */
export function PreviewChanges({ preview, here }: { preview: Preview; here: string }) {
  const { t } = useTranslation()
  const { locale } = useSite()
  const { branch, branches, commit, pages, needsDeployment } = preview
  return (
    <div className="pvw-list">
      <div className="pvw-in">
        {commit && (
          <p>
            {t('preview.commit')}: <bdi>{commit.subject}</bdi>, <bdi>{commit.author}</bdi>,{' '}
            <time suppressHydrationWarning dateTime={commit.date}>
              {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' }).format(
                new Date(commit.date),
              )}
            </time>
          </p>
        )}
        {needsDeployment && <p className="pvw-warn">{t('preview.deployment')}</p>}
        {branch && pages.length === 0 && <p>{t('preview.nothing')}</p>}
        {pages.length > 0 && (
          <ul>
            {pages.map(({ kind, title, href }) => (
              <li key={`${href}${title}`}>
                <span className="badge badge-q">{t(`preview.${kind}`)}</span>
                {href ? <a href={addressIn(href, locale)}>{title}</a> : <span>{title}</span>}
              </li>
            ))}
          </ul>
        )}
        <form method="get" action={here}>
          <label htmlFor="preview-branch">{t('preview.choose')}</label>
          <select id="preview-branch" name="branch" defaultValue={branch ?? branches[0]}>
            {branches.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <button type="submit">{t('preview.show')}</button>
        </form>
        <form method="post" action="/api/gate/sign-out">
          <button type="submit">{t('preview.signOut')}</button>
        </form>
      </div>
    </div>
  )
}
