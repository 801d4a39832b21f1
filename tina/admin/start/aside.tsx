import { useCounts, waitingIn } from '../../../src/features/enquiries/admin/unread'
import type { RecentChange } from '../../../src/features/history/rules/change.ts'
import type { Report } from '../../../src/features/report/rules/finding.ts'
import { whenOf } from './greeting'
import { type Eye, eyesOf } from './wants-an-eye'
import { word } from './words'

const HEADING = 'border-b border-[var(--color-brass-500)] pb-2 text-2xl'
const EDITED_AT_MOST = 5

type Names = { nameOf(path: string): string }

/** What wants an eye today: enquiries that wait for somebody, and what the content report has found; each leads there. */
export function WantsAnEye({ nameOf, report: { answer, problem } }: Names & { report: { answer?: Report; problem: string } }) {
  const waiting = waitingIn(useCounts())
  const enquiries: Eye = { count: waiting, title: word('enquiries'), where: word('unopened'), href: '#/screens/enquiries' }
  const eyes = [...(waiting > 0 ? [enquiries] : []), ...eyesOf(answer?.findings ?? [], nameOf)]
  return (
    <section aria-labelledby="wants-an-eye">
      <h2 id="wants-an-eye" className={HEADING}>
        {word('eye')}
      </h2>
      {!answer && !problem && <p className="py-3 text-sm text-gray-600">{word('reading')}</p>}
      {problem && <p className="py-3 text-sm text-gray-600">{word('noReport', { problem })}</p>}
      {answer && eyes.length === 0 && <p className="py-3 text-sm text-gray-600">{word('nothing')}</p>}
      <ul>
        {eyes.map(({ count, title, where, href }) => (
          <li key={title} className="border-b border-gray-200">
            <a href={href} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 py-2.5 hover:text-[var(--color-rose-700)]">
              <span className="text-end font-[family-name:var(--font-display)] text-3xl text-[var(--color-rose-700)]">{count}</span>
              <span>
                <span className="block font-medium text-[var(--color-ink)]">{title}</span>
                <span className="block truncate text-sm text-gray-600">{where}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type EditedProps = { changes: RecentChange[]; addressOf(path: string): string | undefined } & Names

/** The documents that this editor saved last, each a way back to it. */
export function EditedByYou({ changes, nameOf, addressOf }: EditedProps) {
  const own = changes.filter((change) => change.isOwn).flatMap(({ paths, date }) => paths.map((path) => ({ path, date })))
  const newest = [...new Map(own.toReversed().map((one) => [one.path, one])).values()]
    .sort((a, b) => b.date.localeCompare(a.date, 'en'))
    .slice(0, EDITED_AT_MOST)
  if (newest.length === 0) return null
  const now = new Date()
  return (
    <section className="mt-8" aria-labelledby="edited-by-you">
      <h2 id="edited-by-you" className={HEADING}>
        {word('editedByYou')}
      </h2>
      <ul>
        {newest.map(({ path, date }) => (
          <li key={path} className="border-b border-gray-200">
            <a href={addressOf(path) ?? `#/screens/history?path=${encodeURIComponent(path)}`} className="flex justify-between gap-3 py-2.5">
              <span className="truncate text-[var(--color-ink)]">{nameOf(path)}</span>
              <span className="flex-none text-sm text-gray-600">{whenOf(date, now)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
