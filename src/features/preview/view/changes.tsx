import { useTranslation } from 'react-i18next'
import type { ListedPreview } from '../rules/list-preview.ts'
import { PreviewBranches } from './branches.tsx'
import { PreviewCommit } from './commit.tsx'
import { PreviewDifference } from './difference.tsx'

/** The list in the preview bar: the choice of another branch, the branch's last commit, and what it changes. */
export function PreviewChanges({ preview, here }: { preview: ListedPreview; here: string }) {
  const { t } = useTranslation()
  const { branch, commit, groups, deployment } = preview
  return (
    <div className="pvw-list">
      <div className="pvw-in">
        <PreviewBranches preview={preview} here={here} />
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
