import { useEffect, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { momentOf } from '../../../../admin/moment'
import { useOffers } from '../../../../admin/standing'
import { Button } from '../../../../admin/ui/button'
import { Notice, Problem } from '../../../../admin/ui/notice'
import { workOn } from '../../../../admin/work-on'
import { DRAFTS, type Drafts, type GoneDraft as Gone, LONGEST_NAME, type NewDraft, STANDING } from '../../rules/drafts.ts'
import { SITE } from '../place'
import { word } from '../words/gone'

const EVERY_MS = 4000
/** What the tab was told before it was loaded anew on the site. */
const KEPT = 'gone-draft'

/**
 * `typedIn` tells whether something was typed on a branch and is not saved; `moveTyped` makes that wait on another one. Both look at what
 * the browser keeps.
 */
type Props = { branch: string; typedIn(branch: string): boolean; moveTyped(from: string, to: string): void }

function told(): Gone | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
const keepTold = (gone: Gone | undefined) => {
  try {
    if (gone) sessionStorage.setItem(KEPT, JSON.stringify(gone))
    else sessionStorage.removeItem(KEPT)
  } catch {
    // Storage is blocked: it is not said on the site.
  }
}

/** Leaves a draft that is gone for the site, where that is said. */
function leaveFor(gone: Gone) {
  keepTold(gone)
  workOn(SITE)
}

/** Looks after the draft that is worked on: returns it once it is gone. One that was gone before the desk was loaded is left for the site. */
function useGone(branch: string): Gone | undefined {
  const [gone, setGone] = useState<Gone>()
  useEffect(() => {
    if (branch === SITE) return
    let [isOver, wasThere] = [false, false]
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      const found = await ask<Gone | null>(`${STANDING}?${new URLSearchParams({ branch })}`, { unasked: true }).catch(() => undefined)
      if (isOver) return
      if (found && !wasThere) return leaveFor(found)
      wasThere ||= found === null
      if (found !== undefined) setGone(found ?? undefined)
      timer = setTimeout(look, EVERY_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [branch])
  return gone
}

/** Says within seconds that the draft that is worked on is gone, or was when it was to be opened; what was typed can go into a new one. */
export function GoneDraft({ branch, typedIn, moveTyped }: Props) {
  const found = useGone(branch)
  const [before, setBefore] = useState(branch === SITE ? told() : undefined)
  const [state, setState] = useState({ isBusy: false, refused: '' })
  const mayBegin = useOffers('branches.create')
  const gone = found ?? before
  if (!gone) return null
  const { name, by, at } = gone
  const drop = () => {
    keepTold(undefined)
    setBefore(undefined)
  }
  const keep = async () => {
    setState({ isBusy: true, refused: '' })
    await begin(name).then(
      (next) => {
        keepTold(undefined)
        moveTyped(gone.branch, next)
        workOn(next)
      },
      ({ message }: Error) => setState({ isBusy: false, refused: message }),
    )
  }
  const hasTyped = typedIn(gone.branch)
  const what = !at ? 'isGone' : by ? 'deletedBy' : 'deleted'
  return (
    <div className="px-4">
      <Notice tone="bad" role="alert">
        <div className="min-w-48 flex-1">
          <p>
            {word(what, { name, by: by ?? '', time: at ? momentOf(at) : '' })} {word(found ? 'savesNothing' : 'onSite')}
            {hasTyped && ` ${word('typedKept')}`}
          </p>
          <Problem text={state.refused} />
        </div>
        <span className="flex flex-wrap gap-3">
          {hasTyped && mayBegin && (
            <Button look="chosen" disabled={state.isBusy} onClick={() => void keep()}>
              {word('keep')}
            </Button>
          )}
          {found ? (
            <Button disabled={state.isBusy} onClick={() => leaveFor(gone)}>
              {word('leave')}
            </Button>
          ) : (
            <Button disabled={state.isBusy} onClick={drop}>
              {word('seen')}
            </Button>
          )}
        </span>
      </Notice>
    </div>
  )
}

/** Begins a draft under this name, or with a number behind it where another one has the name. Returns its branch. */
async function begin(wanted: string): Promise<string> {
  const { drafts } = await ask<Drafts>(DRAFTS)
  const taken = new Set(drafts.map(({ name }) => name.toLowerCase()))
  let name = wanted
  for (let nth = 2; taken.has(name.toLowerCase()); nth += 1) name = `${wanted.slice(0, LONGEST_NAME - 4)} ${nth}`
  const body: NewDraft = { name }
  return (await ask<{ branch: string }>(DRAFTS, { method: 'POST', body })).branch
}
