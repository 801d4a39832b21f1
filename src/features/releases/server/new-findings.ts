import { versionOf } from '../../../model/version.ts'
import type { Rename } from '../../../server/content/save/pending-save.ts'
import type { WordedFinding } from '../../report/rules/finding.ts'
import type { NewFinding } from '../rules/dry-run.ts'

/** A new finding before it is said where its field stands. */
type NewFound = Omit<NewFinding, 'title' | 'where'>

/** A sentence without what it quotes and counts, which may change though nothing does where it is found. */
const asKind = (message: string) => message.replace(/“[^”]*”/g, '“”').replace(/\d+/g, '#')

/** `'blocks.2.items.0.title'` => `'blocks.#.items.#.title'` */
const anywhere = (field: string) => field.replace(/(^|\.)\d+(?=\.|$)/g, '$1#')

/**
 * Returns the findings that are there only after some documents have changed, each by its page, its field and its words. Where a
 * field stands in its list doesn't count: a section that moved has no new problem. Of findings about one thing, such as a fact
 * that is stated in several ways, those in documents that did not change (`changed` has the others) are none of their own.
 */
export function newFindings(
  before: WordedFinding[],
  after: WordedFinding[],
  renames: readonly Rename[],
  changed: ReadonlySet<string>,
): NewFound[] {
  const keyOf = ({ kind, level, document, field, language, words, message }: WordedFinding) =>
    versionOf([kind, level, document, anywhere(field), language, words, asKind(message)])
  const fileOf = (path: string) => renames.find(({ from }) => from === path)?.to ?? path
  const known = new Map<string, number>()
  for (const finding of before) {
    const key = keyOf({ ...finding, document: fileOf(finding.document) })
    known.set(key, (known.get(key) ?? 0) + 1)
  }
  const found = after.flatMap((finding) => {
    const key = keyOf(finding)
    const left = known.get(key) ?? 0
    known.set(key, left - 1)
    return left > 0 ? [] : [{ ...finding, key: `${key}.${-left}` }]
  })
  const told = new Set(found.flatMap(({ document, subject }) => (subject && changed.has(document) ? [subject] : [])))
  return found.filter(({ document, subject, level }) => level === 'error' || changed.has(document) || !subject || !told.has(subject))
}
