import { withElements } from '../../../admin/i18n/with-elements'
import { momentOf } from '../../../admin/moment'
import { LINK } from '../../../admin/ui/looks'
import { RELEASES_CSV, type Release } from '../rules/release.ts'
import { releaseAddress } from './place'
import { word } from './words/releases'

/** All releases, the newest first, each a way to its page. */
export function ReleaseList({ releases }: { releases: Release[] }) {
  return (
    <section aria-labelledby="published">
      <h2 id="published" className="mb-2 text-2xl">
        {word('published')}
      </h2>
      {releases.length === 0 ? (
        <p className="border-t border-[var(--color-brass-500)] py-3">{word('none')}</p>
      ) : (
        <>
          <ol className="border-t border-[var(--color-brass-500)]">
            {releases.map((release) => (
              <Line key={release.id} release={release} />
            ))}
          </ol>
          <p className="mt-4">
            <a href={RELEASES_CSV} download className={LINK}>
              {word('table')}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

const Line = ({ release: { id, draft, by, at, files, takesBack, takenBack } }: { release: Release }) => (
  <li className="border-b border-[var(--color-sand)]">
    <a
      href={releaseAddress(id)}
      className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 hover:text-[var(--color-rose-700)]"
    >
      <span className="min-w-0">
        <bdi className="block break-words font-medium text-[var(--color-ink)]">{draft}</bdi>
        <span className="text-sm">
          {withElements(word('meta'), { author: <bdi>{by}</bdi>, time: <time dateTime={at}>{momentOf(at)}</time> })}
        </span>
      </span>
      <span className="text-sm">{takesBack ? word('backOf') : takenBack ? word('isBack') : word('places', { count: files })}</span>
    </a>
  </li>
)
