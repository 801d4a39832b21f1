import { useEffect, useState, useSyncExternalStore } from 'react'
import { ShownPlace } from '../../../admin/place-link'
import { serverSentence } from '../../../admin/said-by-server/server-sentence'
import { screenOf, useBranch } from '../../../admin/screen'
import { useOffers } from '../../../admin/standing'
import { QUIET } from '../../../admin/ui/looks'
import { Notice, Problem } from '../../../admin/ui/notice'
import { BeginDraft } from './drafts/begin-draft'
import { DeletedDrafts, DraftList, type DraftMessage } from './drafts/draft-list'
import { nameOf } from './drafts/place-switch'
import { refreshDrafts, useDrafts } from './drafts/use-drafts'
import { CALENDAR, RELEASES_SCREEN, releaseAddress, SITE } from './place'
import { Comings } from './planned/comings'
import { useComing } from './planned/use-planned'
import { WillBe } from './planned/will-be'
import { PublishDialog } from './publish/publish-dialog'
import { ReleaseView } from './release-view'
import { word as plannedWord } from './words/planned'
import { word } from './words/releases'

const subscribe = (tell: () => void) => {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** Returns what the address names: a release, a draft to publish, something planned, and whether the calendar is to be shown. */
function useWanted() {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const query = new URLSearchParams(hash.split('?')[1])
  const planned = Number(query.get('planned') ?? Number.NaN)
  return {
    hash,
    release: query.get('release'),
    publish: query.get('publish'),
    planned: Number.isNaN(planned) ? undefined : planned,
    isCalendar: query.get('view') === 'calendar',
  }
}

/** Drafts, what was published of them, and the ways between both. */
function Releases() {
  const wanted = useWanted()
  const here = decodeURIComponent(useBranch())
  const drafts = useDrafts()
  const mayBegin = useOffers('branches.create')
  const [said, setSaid] = useState<DraftMessage>({ done: '', refused: '' })
  const [published, setPublished] = useState('')
  const [isCalendar, setCalendar] = useState(wanted.isCalendar)
  // What is opened from the calendar is shown above it.
  const isDialog = wanted.planned !== undefined || wanted.publish !== null
  if (!isDialog && isCalendar !== wanted.isCalendar) setCalendar(wanted.isCalendar)
  const coming = useComing()
  // Whoever comes back from a release may have published or taken something back.
  const { again } = coming
  useEffect(() => {
    if (!wanted.release) void again()
  }, [wanted.release, again])
  const home = isCalendar ? CALENDAR : RELEASES_SCREEN
  useEffect(() => void refreshDrafts(), [])
  const show = async (next: DraftMessage) => {
    setSaid(next)
    await refreshDrafts()
  }
  // What was asked for may be done once something else is open: whoever has opened that stays there.
  const isStillOpen = () => window.location.hash === wanted.hash
  const open = (address: string) => {
    if (isStillOpen()) window.location.hash = address
  }
  const onChanged = async (done: string) => {
    open(home)
    await Promise.all([show({ done, refused: '' }), again()])
  }
  const onPublished = (release: string) => {
    setPublished(release)
    if (!isStillOpen()) setSaid({ done: word('isPublic', { name: nameOf(wanted.publish ?? '', drafts?.drafts) }), refused: '' })
    open(releaseAddress(release))
    void refreshDrafts()
  }
  return (
    <main data-screen className="mx-auto w-full max-w-[84rem] px-5 pb-16 pt-6 font-sans text-[15px] lg:px-8">
      <h1 className="mb-5 text-[34px] leading-tight">{word('title')}</h1>
      <div role="status">{said.done && <Notice tone="good">{said.done}</Notice>}</div>
      <Problem text={said.refused} />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {wanted.release ? (
            <ShownPlace.Provider value={{ place: SITE, here }}>
              <ReleaseView key={wanted.release} id={wanted.release} isNew={published === wanted.release} />
            </ShownPlace.Provider>
          ) : (
            <Comings
              asked={coming}
              view={isCalendar ? 'calendar' : 'list'}
              opened={wanted.planned}
              onClose={() => open(home)}
              onDone={(done) => void onChanged(done)}
            />
          )}
        </div>
        <aside aria-labelledby="drafts">
          <WillBe />
          <h2 id="drafts" className="mb-2 text-2xl">
            {word('drafts')}
          </h2>
          {drafts?.none && <p className={QUIET}>{serverSentence(drafts.none)}</p>}
          {drafts && !drafts.none && drafts.drafts.length === 0 && (
            <div className="border-t border-[var(--color-brass-500)] py-3">
              <h3 className="text-[19px]">{word('noDraft')}</h3>
              <p>{word('noDraftLead')}</p>
            </div>
          )}
          {drafts && drafts.drafts.length > 0 && <DraftList drafts={drafts.drafts} here={here} onSaid={show} />}
          {drafts?.broken?.map(({ branch, name }) => (
            <Problem key={branch} text={word('broken', { name })} />
          ))}
          {drafts && !drafts.none && mayBegin && (
            <div className="mt-6">
              <BeginDraft />
            </div>
          )}
          {drafts && !drafts.none && <DeletedDrafts deleted={drafts.deleted} onSaid={show} />}
        </aside>
      </div>
      {wanted.publish && (
        <ShownPlace.Provider value={{ place: wanted.publish, here }}>
          <PublishDialog
            key={wanted.publish}
            branch={wanted.publish}
            name={nameOf(wanted.publish, drafts?.drafts)}
            onClose={() => open(home)}
            onPublished={onPublished}
            onPlanned={() => void onChanged(plannedWord('scheduled', { name: nameOf(wanted.publish ?? '', drafts?.drafts) }))}
          />
        </ShownPlace.Provider>
      )}
    </main>
  )
}

/** Drafts and releases as a screen of the desk. */
export const releasesScreen = screenOf('Releases', 'M4 6.5h16V20H4zM4 10.5h16M8.5 4v4M15.5 4v4', Releases)
