import { useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { TinaCMS } from 'tinacms'
import { addStyle } from '../../../src/admin/ui/desk-look'
import { GoneDraft } from '../../../src/features/releases/admin/drafts/gone-draft'
import { PAGE_LOOK } from '../page/look'
import { PhoneBar } from '../page/phone-bar'
import { PeopleSaved } from '../presence/start'
import { branchOf, type Cms, nameOfPerson, personOf } from '../saving/form'
import { keptOf, moveKept } from '../unsaved/kept'
import { AfterFailure } from './after-failure'
import { Bar } from './bar'
import { LOOK } from './look'
import { OnListed } from './on-listed'
import { StatusLine } from './status-line'

/**
 * Puts the bar and the status line over every screen, in place of Tina's menu, its mark and its button of branches, for which
 * it has no plugin. They show once somebody is signed in.
 */
export function showShell(cms: TinaCMS, canFind: boolean) {
  addStyle(LOOK)
  addStyle(PAGE_LOOK)
  const place = document.body.insertBefore(document.createElement('div'), document.body.firstChild)
  createRoot(place).render(<Shell cms={cms} canFind={canFind} />)
}

function Shell({ cms, canFind }: { cms: TinaCMS; canFind: boolean }) {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    let isShown = true
    void cms.api.tina?.authProvider?.getUser().then((user: unknown) => isShown && user && setSignedIn(true))
    const stop = cms.events.subscribe('cms:login', () => setSignedIn(true))
    return () => {
      isShown = false
      stop()
    }
  }, [cms])
  // Tina knows the person somewhat later than the session.
  const person = useSyncExternalStore(
    (tell) => cms.events.subscribe('*', tell),
    () => nameOfPerson(cms as unknown as Cms),
  )
  if (!isSignedIn) return null
  const own = cms as unknown as Cms
  const typedIn = (branch: string) => keptOf(personOf(own)).some((one) => one.branch === branch)
  return (
    <>
      {/* What hangs from the bar lies over Tina's screens (9999), and under its dialogs (10800). */}
      <div className="fixed inset-x-0 top-0 z-[10000] font-sans">
        <Bar person={person} canFind={canFind} />
        <StatusLine cms={cms} isOwn={canFind} />
        {canFind && <GoneDraft branch={branchOf(own)} typedIn={typedIn} moveTyped={(from, to) => moveKept(personOf(own), from, to)} />}
        {canFind && <PeopleSaved cms={cms} />}
        <OnListed cms={cms as unknown as Cms} isOwn={canFind} />
        <PhoneBar cms={cms as unknown as Cms} canFind={canFind} />
      </div>
      <AfterFailure />
    </>
  )
}
