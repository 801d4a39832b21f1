import { versionOf } from '../../../model/version.ts'
import type { Rename } from '../../../server/content/save/pending-save.ts'
import type { Finding } from '../../report/rules/finding.ts'
import type { NewFinding } from '../rules/dry-run.ts'

/**
 * Returns the findings that are there only after some documents have changed. Where a field stands in its list doesn't count: a
 * section that moved has no new problem.
 */
export function newFindings(before: Finding[], after: Finding[], renames: readonly Rename[]): NewFinding[] {
  const keyOf = ({ kind, level, document, language, message }: Finding) => versionOf([kind, level, document, language, message])
  const fileOf = (path: string) => renames.find(({ from }) => from === path)?.to ?? path
  const known = new Map<string, number>()
  for (const finding of before) {
    const key = keyOf({ ...finding, document: fileOf(finding.document) })
    known.set(key, (known.get(key) ?? 0) + 1)
  }
  return after.flatMap((finding) => {
    const key = keyOf(finding)
    const left = known.get(key) ?? 0
    known.set(key, left - 1)
    return left > 0 ? [] : [{ ...finding, key: `${key}.${-left}` }]
  })
}
