import { useOffers } from '../../../../admin/standing'
import { reviewScreenAddress } from '../../rules/review-screen-address.ts'
import { publishAddress, SITE } from '../place'
import { word } from '../words/places'
import { useDrafts } from './use-drafts'

const LOOK = 'flex h-8 flex-none items-center rounded-sm border px-3 font-medium'

/** In how many places the draft that is open has changed, as the status line says it; undefined for the site, and where there is none. */
export function useDraftSentence(branch: string): string | undefined {
  const draft = useDrafts(branch !== SITE)?.drafts.find((one) => one.branch === branch)
  return draft?.state === 'open' ? word('strong', { count: draft.files }) : undefined
}

/** Leads from the draft that is open to what is said and seen of it, and to its publishing, or to what it changes for those who don't publish. */
export function ToPublish({ branch }: { branch: string }) {
  const mayPublish = useOffers('releases.publish')
  const draft = useDrafts()?.drafts.find((one) => one.branch === branch)
  if (draft?.state !== 'open') return null
  return (
    <span className="ms-auto flex flex-none items-center gap-2">
      <a
        href={reviewScreenAddress(branch)}
        className={`${LOOK} border-[var(--color-line-strong)] bg-[var(--color-paper)] text-[var(--color-ink)] max-md:hidden`}
      >
        {word('review')}
      </a>
      <a
        href={publishAddress(branch)}
        className={`${LOOK} ${mayPublish ? 'border-[var(--color-night)] bg-[var(--color-night)] text-[var(--color-on-night)]' : 'border-[var(--color-line-strong)] bg-[var(--color-paper)] text-[var(--color-ink)]'}`}
      >
        {word(mayPublish ? 'publish' : 'look')}
      </a>
    </span>
  )
}
