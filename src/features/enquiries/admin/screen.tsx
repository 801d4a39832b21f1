import { useState } from 'react'
import type { ScreenPlugin, TinaCMS } from 'tinacms'
import { onceSignedIn } from '../../../admin/once-signed-in'
import { Icon, screenOf } from '../../../admin/screen'
import { Choice } from '../../../admin/ui/choice'
import { Page } from '../../../admin/ui/page'
import { AccessLog } from './access-log'
import { Enquiries } from './enquiries'
import { showInTitle, useCounts, waitingIn } from './unread'
import { word } from './words'

/** The inbox in the admin's menu, with the number of enquiries that wait for somebody. */
function InboxIcon({ className = '' }: { className?: string }) {
  const waiting = waitingIn(useCounts())
  return (
    <span className={`relative inline-block ${className}`}>
      <Icon lines="M3 13l3-8h12l3 8v6H3zM3 13h5l1.5 3h5l1.5-3h5" />
      {waiting > 0 && (
        <span className="absolute -top-2 -end-2 min-w-[20px] rounded-full bg-tina-orange-dark px-1 text-center text-xs font-bold text-white">
          {waiting > 99 ? '99+' : waiting}
          <span className="sr-only">{word('toSee')}</span>
        </span>
      )}
    </span>
  )
}

/** Adds the inbox as a screen of the admin, `guarded` by a sign-in, and the number of those that wait to its menu and to the title of the tab. */
export function addInbox(cms: TinaCMS, guarded: (screen: ScreenPlugin) => ScreenPlugin) {
  cms.plugins.add(guarded(screenOf('Enquiries', InboxIcon, Inbox)))
  onceSignedIn(cms, () => showInTitle())
}

type View = 'inbox' | 'spam' | 'log'

const counted = (view: string, number = 0) => (number > 0 ? word('counted', { view, number }) : view)

/** Enquiries, newest first, with what editors do about them; aside from them likely spam, and who looked at what. */
function Inbox() {
  const [view, setView] = useState<View>('inbox')
  const counts = useCounts()
  const views = {
    inbox: counted(word('enquiries'), counts?.unread),
    spam: counted(word('spam'), counts?.suspected),
    log: word('log'),
  }
  return (
    <Page title={word('enquiries')}>
      <Choice<View> label={word('show')} options={views} value={view} onChoose={setView} />
      {view === 'log' ? <AccessLog /> : <Enquiries key={view} suspected={view === 'spam'} />}
    </Page>
  )
}
