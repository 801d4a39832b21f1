import { useTranslation } from 'react-i18next'
import type { ListedPreview } from '../rules/list-preview.ts'

/** The choice of a branch for the page that is shown, and the way out. */
export function PreviewBranches({ preview: { branch, branches }, here }: { preview: ListedPreview; here: string }) {
  const { t } = useTranslation()
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
      <form method="post" action="/api/gate/sign-out">
        <button type="submit">{t('preview.signOut')}</button>
      </form>
    </div>
  )
}
