import { useSyncExternalStore } from 'react'
import { Icon } from '../../../src/admin/screen'
import { useStanding } from '../../../src/admin/standing'
import { useCounts, waitingIn } from '../../../src/features/enquiries/admin/unread'
import { setOpened } from '../../../src/features/find/admin/palette/opened'
import { parseAddress } from '../../../src/i18n/addresses.ts'
import { kindAt } from '../lists/kinds'
import { homeOf, isOffered } from './doors'
import { word } from './words'

const INBOX = '#/screens/enquiries'
const DESK = '#/screens/start'

/** The ways through the desk, each with the beginning of the addresses at which it is the current one. */
export const WAYS = [
  { label: word('desk'), href: DESK },
  { label: word('pages'), href: '#/collections/page/~', also: '#/~/' },
  { label: word('treatments'), href: '#/collections/treatment/~', also: '#/~/procedures/' },
  { label: word('pictures'), href: '#/screens/pictures' },
  { label: word('settings'), href: '#/screens/settings' },
  { label: word('releases'), href: '#/screens/releases' },
  { label: word('report'), href: '#/screens/content_report' },
  { label: word('history'), href: '#/screens/history' },
  { label: word('inbox'), href: INBOX },
]

const subscribe = (tell: () => void) => {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}
const useHash = () => useSyncExternalStore(subscribe, () => window.location.hash)

/** Returns the way to which an address belongs: the one that names the most of it. `'#/~/procedures/facial/a'` => Treatments */
export function wayOf(hash: string) {
  const page = hash.startsWith('#/~') ? `#/~${parseAddress(hash.slice('#/~'.length)).path}` : hash
  const kind = kindAt(hash)
  const address = kind ? `#/collections/${kind}/~` : page
  const names = ({ href, also }: (typeof WAYS)[number]) =>
    Math.max(...[href, also].map((start) => (start && address.startsWith(start) ? start.length : 0)))
  return WAYS.reduce((best, way) => (names(way) > names(best) ? way : best), { label: '', href: 'none' })
}

/** `person` is who is signed in; `canFind` tells whether there is a palette to open. */
type Props = { person: string; canFind: boolean }

/** The bar over every screen: the mark, which leads to the desk, and the ways through it; on a phone these are at its foot, and in the palette. */
export function Bar({ person, canFind }: Props) {
  const current = wayOf(useHash())
  const waiting = waitingIn(useCounts())
  const standing = useStanding()
  const findsContent = canFind && isOffered(DESK, standing)
  return (
    <header className="flex h-14 items-center gap-6 border-b border-gray-200 bg-gray-50 px-5 text-[15px] max-lg:gap-3 max-lg:px-3 max-md:gap-3 max-md:px-3">
      <a href={homeOf(standing)} className="grid h-9 w-9 flex-none place-items-center">
        <span
          aria-hidden="true"
          className="font-[family-name:var(--font-display)] text-3xl italic leading-none text-[var(--color-rose-700)]"
        >
          &amp;
        </span>
        <span className="sr-only">{word('toDesk')}</span>
      </a>
      <nav aria-label={word('desk')} className={`min-w-0 overflow-x-auto ${canFind ? 'max-md:hidden' : ''}`}>
        <ul className="flex">
          {WAYS.filter(({ href }) => isOffered(href, standing)).map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                aria-current={current.label === label ? 'page' : undefined}
                className="flex h-14 items-center gap-1.5 border-b-2 border-transparent px-3 max-lg:px-2 text-[var(--color-ink-2)] hover:text-[var(--color-ink)] aria-[current]:border-[var(--color-rose-700)] aria-[current]:font-medium aria-[current]:text-[var(--color-ink)]"
              >
                {label}
                {href === INBOX && waiting > 0 && (
                  <span className="min-w-5 rounded-full bg-[var(--color-rose-700)] px-1.5 text-center text-xs font-medium leading-5 text-white">
                    {waiting > 99 ? '99+' : waiting}
                    <span className="sr-only">{word('newHere')}</span>
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {findsContent && <Find />}
      <a
        href="#/screens/my_account"
        aria-label={person ? word('accountOf', { person }) : undefined}
        className={`flex-none text-[var(--color-ink)] hover:text-[var(--color-rose-700)] ${findsContent ? '' : 'ms-auto'}`}
      >
        {person || word('account')}
      </a>
    </header>
  )
}

/** Opens the palette; its keys do from everywhere. */
const Find = () => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => setOpened(true)}
    className="ms-auto flex h-9 flex-none items-center gap-2 rounded-sm border border-[var(--color-line-strong)] bg-[var(--color-paper)] px-3 text-[var(--color-ink-3)] hover:border-[var(--color-ink)]"
  >
    <Icon lines="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5" className="size-5" />
    <span className="max-lg:sr-only">{word('find')}</span>
    <kbd className="rounded-sm border border-[var(--color-sand)] px-1 text-xs max-lg:hidden">Ctrl K</kbd>
  </button>
)
