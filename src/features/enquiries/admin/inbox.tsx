import { useState } from 'react'
import { AccessLog } from './access-log'
import { Choice } from './choice'
import { Enquiries } from './enquiries'
import { useCounts } from './unread'

type View = 'inbox' | 'spam' | 'log'

/** Enquiries, newest first, with what editors do about them; aside from them likely spam, and who looked at what. */
export function Inbox() {
  const [view, setView] = useState<View>('inbox')
  const counts = useCounts()
  const count = (number = 0) => (number > 0 ? ` (${number})` : '')
  const views = {
    inbox: `Enquiries${count(counts?.unread)}`,
    spam: `Looks like spam${count(counts?.suspected)}`,
    log: 'Who looked at what',
  }
  return (
    <div data-inbox className="mx-auto w-full max-w-5xl p-4 font-sans lg:p-6">
      <h1 className="sr-only text-2xl text-gray-800 xl:not-sr-only xl:mb-4">Enquiries</h1>
      <Choice label="Show" options={views} value={view} onChoose={(next) => setView(next)} />
      {view === 'log' ? <AccessLog /> : <Enquiries key={view} suspected={view === 'spam'} />}
    </div>
  )
}
