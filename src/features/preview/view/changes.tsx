import { useSite } from '../../../content/site.ts'
import { useWords } from '../../../i18n/review-words/words.ts'
import { CLINIC_ZONE } from '../../../model/clinics.ts'
import { dateLocale } from '../../../model/languages.ts'
import { SIGN_OUT_FORM } from '../../gate/rules/sign-out.ts'
import type { ListedPreview } from '../rules/list-preview.ts'
import { PreviewDifference } from './difference.tsx'

/** The list in the preview bar: the choice of another branch, the branch's last commit, and what it changes. */
export function PreviewChanges({ preview, here }: { preview: ListedPreview; here: string }) {
  const t = useWords()
  const { branch, commit, groups, deployment } = preview
  return (
    <div className="pvw-list">
      <div className="pvw-in">
        {preview.branches.length > 0 && <PreviewBranches preview={preview} here={here} />}
        {commit && <PreviewCommit commit={commit} />}
        {deployment && <p className="pvw-warn">{t('preview.deployment', { parts: deployment })}</p>}
        {branch && groups.length === 0 && <p>{t('preview.nothing')}</p>}
        {groups.map(({ name, list }) => (
          <div className="pvw-group" key={name}>
            <h2 className="h4">{name}</h2>
            <ul>
              {list.map((one) => (
                <PreviewDifference key={one.key} of={one} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

/** The choice of a branch for the page that is shown, and the way out. */
function PreviewBranches({ preview: { branch, branches }, here }: { preview: ListedPreview; here: string }) {
  const t = useWords()
  return (
    <div className="pvw-choice">
      <form method="get" action={here}>
        <label htmlFor="preview-branch">{t('preview.choose')}</label>
        <select id="preview-branch" name="branch" defaultValue={branch ?? branches[0]}>
          {branches.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="submit">{t('preview.show')}</button>
      </form>
      <form {...SIGN_OUT_FORM}>
        <button type="submit">{t('preview.signOut')}</button>
      </form>
    </div>
  )
}

/** A branch's last commit: what it is about, by whom, when in London. */
export function PreviewCommit({ commit }: { commit: NonNullable<ListedPreview['commit']> }) {
  const t = useWords()
  const { locale } = useSite()
  const format = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: CLINIC_ZONE })
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
