import { beforeOf, type TaskName } from './before.ts'

/** What a task took now. */
export type Taken = { name: TaskName; clicks: number; seconds: number }

/** Returns the tasks in lines, each with what it takes now and what it took before, and the sums of those that were possible before. */
export function tableOf(taken: Taken[]): { lines: string[]; now: number; before: number } {
  const both = taken.flatMap(({ name, clicks }) => ({ now: clicks, before: beforeOf(name).clicks })).filter(({ before }) => before)
  const now = both.reduce((sum, one) => sum + one.now, 0)
  const before = both.reduce((sum, one) => sum + (one.before ?? 0), 0)
  const rows = taken.map(({ name, clicks, seconds }) => {
    const { clicks: clicksBefore = 'no way', seconds: secondsBefore = '' } = beforeOf(name)
    return [name, clicks, clicksBefore, Math.round(seconds), secondsBefore]
  })
  const cells = [['task', 'clicks', 'before', 'seconds', 'before'], ...rows, ['all that were possible before', now, before, '', '']]
  return { lines: cells.map((row) => `| ${row.join(' | ')} |`), now, before }
}
