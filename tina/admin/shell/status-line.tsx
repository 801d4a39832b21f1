import { useSyncExternalStore } from 'react'
import type { TinaCMS } from 'tinacms'
import { savingSentence } from '../../../src/admin/role-words'
import { useStanding } from '../../../src/admin/standing'
import { Tools } from '../page/tools'
import { PeopleHere } from '../presence/start'
import { branchOf, type Cms, isOnSite, personOf } from '../saving/form'
import { useUnsaved } from '../unsaved/news'
import { chooseBranch } from './choose-branch'
import { isOffered } from './doors'
import { word } from './words'

const NAMED_AT_MOST = 3

/** Returns what the line says: what is not saved, and who sees what is. */
export function sentenceOf(unsaved: string[], isSite: boolean): { strong?: string; rest: string } {
  const seen = word(isSite ? 'seenAtOnce' : 'seenByNobody')
  if (unsaved.length === 0) return { rest: seen }
  const more = unsaved.length - NAMED_AT_MOST
  const names = [...unsaved.slice(0, NAMED_AT_MOST), ...(more > 0 ? [word('more', { number: more })] : [])].join(word('comma'))
  return { strong: word('notSaved', { names }), rest: word('kept', { seen }) }
}

/** The one line under the bar on every screen: where one works, what is not saved, and who sees what is. */
export function StatusLine({ cms: tina, hasPeople }: { cms: TinaCMS; hasPeople: boolean }) {
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
  return (
    <div
      className={`flex min-h-11 items-center gap-4 border-b px-5 text-sm max-md:px-3 ${isSite ? 'border-[var(--color-sand)] bg-[var(--color-plaster)]' : 'border-[var(--color-brass-500)] border-t-4 border-t-[var(--color-brass-500)] bg-[var(--color-brass-100)]'}`}
    >
      {isOffered('#/screens/start', standing) && (
        <button
          type="button"
          onClick={chooseBranch}
          className={`flex h-8 flex-none items-center gap-2 rounded-sm border bg-[var(--color-paper)] px-3 font-medium ${isSite ? 'border-[var(--color-line-strong)] text-[var(--color-ink)]' : 'border-[var(--color-brass-700)] text-[var(--color-brass-700)]'}`}
        >
          <span
            aria-hidden="true"
            className={`h-2.5 w-2.5 rounded-full ${isSite ? 'bg-[var(--color-ok-700)]' : 'border-2 border-[var(--color-brass-700)] bg-[linear-gradient(90deg,var(--color-brass-700)_50%,transparent_50%)]'}`}
          />
          {isSite ? word('site') : branch}
          <span aria-hidden="true" className="text-xs">
            ▾
          </span>
        </button>
      )}
      <p role="status" className="min-w-0 truncate text-[var(--color-ink-2)]">
        {strong && (
          <>
            <span aria-hidden="true" className="me-2 inline-block h-2.5 w-2.5 rounded-full border-[2.5px] border-[var(--color-rose-700)]" />
            <b className="font-medium text-[var(--color-ink)]">{strong}</b>
            {word('gap')}
          </>
        )}
        {role ?? rest}
      </p>
      {hasPeople && <PeopleHere cms={tina} />}
      <Tools cms={cms} />
    </div>
  )
}
