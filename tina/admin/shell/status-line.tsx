import { useSyncExternalStore } from 'react'
import type { TinaCMS } from 'tinacms'
import { savingSentence } from '../../../src/admin/role-words'
import { useStanding } from '../../../src/admin/standing'
import { ToPublish, useDraftSentence } from '../../../src/features/releases/admin/drafts/draft-line'
import { PlaceSwitch } from '../../../src/features/releases/admin/drafts/place-switch'
import { refreshDrafts } from '../../../src/features/releases/admin/drafts/use-drafts'
import { SITE } from '../../../src/features/releases/admin/place'
import { VisitsHere } from '../../../src/features/visits/admin/visits-here'
import { Tools } from '../page/tools'
import { PeopleHere } from '../presence/start'
import { branchOf, type Cms, isOnSite, personOf } from '../saving/form'
import { onSaved } from '../saving/saved'
import { useUnsaved } from '../unsaved/news'
import { isOffered } from './doors'
import { TinaBranches } from './tina-branches'
import { word } from './words'

const NAMED_AT_MOST = 3

// What is saved in a draft is one change more of it.
onSaved(() => void refreshDrafts())

/** Returns what the line says: what is not saved, and who sees what is. */
export function sentenceOf(unsaved: string[], isSite: boolean): { strong?: string; rest: string } {
  const seen = word(isSite ? 'seenAtOnce' : 'seenByNobody')
  if (unsaved.length === 0) return { rest: seen }
  const more = unsaved.length - NAMED_AT_MOST
  const names = [...unsaved.slice(0, NAMED_AT_MOST), ...(more > 0 ? [word('more', { number: more })] : [])].join(word('comma'))
  return { strong: word('notSaved', { names }), rest: word('kept', { seen }) }
}

/** The one line under the bar on every screen: where one works, what is not saved, and who sees what is. `isOwn`: this site's server keeps the content. */
export function StatusLine({ cms: tina, isOwn }: { cms: TinaCMS; isOwn: boolean }) {
  const cms = tina as unknown as Cms
  const branch = useSyncExternalStore(
    (tell) => tina.events.subscribe('*', tell),
    () => branchOf(cms),
  )
  const isSite = isOnSite(cms)
  const standing = useStanding()
  const role = standing && savingSentence(standing)
  const { strong, rest } = sentenceOf(
    useUnsaved(() => ({ person: personOf(cms), branch })),
    isSite,
  )
  const changed = useDraftSentence(isOwn ? branch : SITE)
  const shown = strong ?? changed
  return (
    <div
      className={`flex min-h-11 items-center gap-4 border-b px-5 text-sm max-md:px-3 ${isSite ? 'border-[var(--color-sand)] bg-[var(--color-plaster)]' : 'border-[var(--color-brass-500)] border-t-4 border-t-[var(--color-brass-500)] bg-[var(--color-brass-100)]'}`}
    >
      {isOffered('#/screens/start', standing) &&
        (isOwn ? <PlaceSwitch branch={branch} /> : <TinaBranches branch={branch} isSite={isSite} />)}
      <p role="status" className="min-w-0 truncate text-[var(--color-ink-2)]">
        {strong && (
          <span aria-hidden="true" className="me-2 inline-block h-2.5 w-2.5 rounded-full border-[2.5px] border-[var(--color-rose-700)]" />
        )}
        {shown && (
          <>
            <b className="font-medium text-[var(--color-ink)]">{shown}</b>
            {word('gap')}
          </>
        )}
        {role ?? rest}
      </p>
      {isOwn && <PeopleHere cms={tina} />}
      {isOwn && isOffered('#/screens/visits', standing) && <VisitsHere />}
      <Tools cms={cms} />
      {isOwn && !isSite && <ToPublish branch={branch} />}
    </div>
  )
}
