import { useEffect, useRef } from 'react'
import { serverSentence } from '../../../../admin/said-by-server/server-sentence'
import { useOffers } from '../../../../admin/standing'
import { LINK } from '../../../../admin/ui/looks'
import { workOn } from '../../../../admin/work-on'
import type { Draft } from '../../rules/drafts.ts'
import { openPlaces, RELEASES_SCREEN, SITE, usePlacesOpened } from '../place'
import { word } from '../words/places'
import { BeginDraft } from './begin-draft'
import { refreshDrafts, useDrafts } from './use-drafts'

/** The mark of a place: a full disc for what is public, a half one for a draft. */
const Mark = ({ isSite }: { isSite: boolean }) => (
  <span
    aria-hidden="true"
    className={`h-2.5 w-2.5 flex-none rounded-full ${isSite ? 'bg-[var(--color-ok-700)]' : 'border-2 border-[var(--color-brass-700)] bg-[linear-gradient(90deg,var(--color-brass-700)_50%,transparent_50%)]'}`}
  />
)

/** What a draft is called: by people, or as its branch is while that is not known. */
export const nameOf = (branch: string, drafts: Draft[] | undefined) => drafts?.find((one) => one.branch === branch)?.name ?? branch

/** Says where one works, by the name that people gave it, and opens the choice of another place. */
export function PlaceSwitch({ branch }: { branch: string }) {
  const isSite = branch === SITE
  const isOpened = usePlacesOpened()
  const drafts = useDrafts(!isSite || isOpened)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openPlaces(true)}
        className={`flex h-8 min-w-0 flex-none items-center gap-2 rounded-sm border bg-[var(--color-paper)] px-3 font-medium max-md:max-w-[60vw] ${isSite ? 'border-[var(--color-line-strong)] text-[var(--color-ink)]' : 'border-[var(--color-brass-700)] text-[var(--color-brass-700)]'}`}
      >
        <Mark isSite={isSite} />
        <span className="truncate">
          {isSite ? (
            word('site')
          ) : (
            <>
              <span className="max-md:sr-only">
                {word('draft')}
                {word('draftGap')}
              </span>
              <bdi>{nameOf(branch, drafts?.drafts)}</bdi>
            </>
          )}
        </span>
        <span aria-hidden="true" className="text-xs">
          ▾
        </span>
      </button>
      {isOpened && <Places branch={branch} drafts={drafts?.drafts ?? []} none={drafts?.none} />}
    </>
  )
}

type Props = { branch: string; drafts: Draft[]; none: string | undefined }

/** The site and its drafts to choose from, and a new draft. */
function Places({ branch, drafts, none }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const mayBegin = useOffers('branches.create')
  useEffect(() => {
    dialog.current?.showModal()
    void refreshDrafts()
  }, [])
  const places = drafts.filter((one) => one.state !== 'public' || one.branch === branch)
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      aria-labelledby="places"
      onClose={() => openPlaces(false)}
      className="mx-auto mt-[6.5rem] mb-auto max-h-[calc(100dvh-8rem)] w-[34rem] max-w-[calc(100vw-2rem)] overflow-auto rounded-sm border border-[var(--color-sand)] bg-[var(--color-paper)] p-6 font-sans text-[15px] text-[var(--color-ink-2)] shadow-lg backdrop:bg-[rgb(36_26_34_/_.35)] md:ms-5 max-md:p-4"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="places" className="text-2xl">
          {word('title')}
        </h2>
        <button type="button" className="h-8 underline underline-offset-4" onClick={close}>
          {word('close')}
        </button>
      </div>
      <p className="mt-1 mb-4">{none ? serverSentence(none) : word('lead')}</p>
      <ul className="border-t border-[var(--color-brass-500)]">
        <Place isHere={branch === SITE} isSite name={word('site')} note={word('siteNote')} onChoose={() => workOn(SITE)} onStay={close} />
        {places.map((draft) => (
          <Place
            key={draft.branch}
            isHere={draft.branch === branch}
            isSite={false}
            name={draft.name}
            note={noteOf(draft)}
            onChoose={() => workOn(draft.branch)}
            onStay={close}
          />
        ))}
      </ul>
      {mayBegin && !none && (
        <div className="mt-6">
          <BeginDraft />
        </div>
      )}
      <p className="mt-4">
        <a href={RELEASES_SCREEN} className={LINK} onClick={close}>
          {word('all')}
        </a>
      </p>
    </dialog>
  )
}

/** How a draft stands: `'Changed in 3 places'` */
export const noteOf = ({ state, files }: Draft): string =>
  state === 'open' ? word('places', { count: files }) : word(state === 'public' ? 'isPublic' : 'unchanged')

type PlaceProps = { isHere: boolean; isSite: boolean; name: string; note: string; onChoose(): void; onStay(): void }

const Place = ({ isHere, isSite, name, note, onChoose, onStay }: PlaceProps) => (
  <li className="border-b border-[var(--color-sand)]">
    <button
      type="button"
      aria-current={isHere ? 'true' : undefined}
      onClick={isHere ? onStay : onChoose}
      className={`grid min-h-14 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-s-[3px] px-3 py-2 text-start hover:bg-[var(--color-plaster)] ${isHere ? 'border-[var(--color-rose-700)] bg-[var(--color-rose-100)]' : 'border-transparent'}`}
    >
      <Mark isSite={isSite} />
      <span className="min-w-0">
        <span className="block break-words font-medium text-[var(--color-ink)]">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-sm">{note}</span>
      </span>
      {isHere && <span className="text-sm text-[var(--color-rose-700)]">{word('here')}</span>}
    </button>
  </li>
)
