import { useState } from 'react'
import { Page } from '../../../admin/ui/page'
import { AccessLog } from './access-log'
import { Choice } from './choice'
import { Enquiries } from './enquiries'
import { useCounts } from './unread'

type View = 'inbox' | 'spam' | 'log'

const count = (number = 0) => (number > 0 ? ` (${number})` : '')

/** Enquiries, newest first, with what editors do about them; aside from them likely spam, and who looked at what. */
export function Inbox() {
  const [view, setView] = useState<View>('inbox')
  const counts = useCounts()
  const views = {
    inbox: `Enquiries${count(counts?.unread)}`,
    spam: `Looks like spam${count(counts?.suspected)}`,
    log: 'Who looked at what',
  }
  return (
    <Page title="Enquiries">
      <Choice<View> label="Show" options={views} value={view} onChoose={setView} />
      {view === 'log' ? <AccessLog /> : <Enquiries key={view} suspected={view === 'spam'} />}
    </Page>
  )
}
