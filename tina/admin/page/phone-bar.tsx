import { type ReactNode, useEffect } from 'react'
import { Icon } from '../../../src/admin/screen'
import { useStanding } from '../../../src/admin/standing'
import { useCounts, waitingIn } from '../../../src/features/enquiries/admin/unread'
import { setOpened } from '../../../src/features/find/admin/palette/opened'
import { historyOfForm } from '../../../src/features/history/admin/addresses'
import { RELEASES_SCREEN } from '../../../src/features/releases/admin/place'
import type { Cms } from '../saving/form'
import { isOffered } from '../shell/doors'
import { undo, usePast } from '../undo/history'
import { word as undoWord } from '../undo/words'
import { isOneAtATime } from './look'
import { useShown } from './tools'
import { turnTo, useTurn } from './turn'
import { word } from './words'

const LINES = {
  form: 'M6 3h8l4 4v14H6zM14 3v4h4',
  page: 'M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  undo: 'M9 7 4 12l5 5M4.5 12H14a6 6 0 0 1 6 6v1',
  history: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4l3 2',
  desk: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  find: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5',
  releases: 'M4 6.5h16V20H4zM4 10.5h16M8.5 4v4M15.5 4v4',
  inbox: 'M4 5h16v14H4zM4 13h5l1.5 2h3L15 13h5',
}

const LOOK =
  'flex flex-1 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs text-[var(--color-ink-2)] aria-disabled:opacity-40'
const CHOSEN = 'border-[var(--color-rose-700)] text-[var(--color-rose-700)]'

type ItemProps = { lines: string; label: string; isChosen?: boolean; isOff?: boolean; title?: string; onGo(): void; children?: ReactNode }

const Item = ({ lines, label, isChosen, isOff, title, onGo, children }: ItemProps) => (
  <button
    type="button"
    title={title}
    aria-pressed={isChosen}
    aria-disabled={isOff}
    className={`${LOOK} ${isChosen ? CHOSEN : ''}`}
    onClick={() => !isOff && onGo()}
  >
    <Icon lines={lines} className="size-6" />
    {label}
    {children}
  </button>
)

const Way = ({ lines, label, href, children }: { lines: string; label: string; href: string; children?: ReactNode }) => (
  <a href={href} className={`relative ${LOOK}`}>
    <Icon lines={lines} className="size-6" />
    {label}
    {children}
  </a>
)

/** The bar at the foot of a phone: the ways through the desk, and with a page open its form, the page, the way back and its history. */
export function PhoneBar({ cms, canFind }: { cms: Cms; canFind: boolean }) {
  const shown = useShown()
  useEffect(() => {
    // While Tina's panel is hidden, the texts of the page can't be tapped. Here the page lies over it instead.
    if (shown === 'page' && isOneAtATime()) cms.dispatch?.({ type: 'sidebar:set-display-state', value: 'open' })
  }, [cms, shown])
  return (
    <nav aria-label={word(shown === 'page' ? 'inThisPage' : 'ways')} className="desk-phone-bar">
      {shown === 'page' ? <OfPage cms={cms} /> : <OfDesk canFind={canFind} />}
    </nav>
  )
}

function OfPage({ cms }: { cms: Cms }) {
  const turn = useTurn()
  const past = usePast()
  const id = cms.state?.activeFormId
  return (
    <>
      <Item lines={LINES.form} label={word('form')} isChosen={turn === 'form'} onGo={() => turnTo('form')} />
      <Item lines={LINES.page} label={word('page')} title={word('backToPage')} isChosen={turn === 'page'} onGo={() => turnTo('page')} />
      <Item lines={LINES.undo} label={undoWord('undo')} isOff={past.length === 0} onGo={() => undo(cms)} />
      <Way lines={LINES.history} label={word('history')} href={id ? historyOfForm(id) : '#/screens/history'} />
    </>
  )
}

function OfDesk({ canFind }: { canFind: boolean }) {
  const waiting = waitingIn(useCounts())
  const standing = useStanding()
  const [reads, hasInbox] = ['#/screens/start', '#/screens/enquiries'].map((href) => isOffered(href, standing))
  return (
    <>
      {reads && (
        <>
          <Way lines={LINES.desk} label={word('desk')} href="#/screens/start" />
          <Way lines={LINES.form} label={word('pages')} href="#/collections/page/~" />
          {canFind && <Item lines={LINES.find} label={word('find')} onGo={() => setOpened(true)} />}
          <Way lines={LINES.releases} label={word('releases')} href={RELEASES_SCREEN} />
        </>
      )}
      {hasInbox && (
        <Way lines={LINES.inbox} label={word('inbox')} href="#/screens/enquiries">
          {waiting > 0 && (
            <span className="absolute end-[25%] top-1.5 min-w-5 rounded-full bg-[var(--color-rose-700)] px-1 text-center text-xs text-white">
              {waiting > 99 ? '99+' : waiting}
            </span>
          )}
        </Way>
      )}
    </>
  )
}
