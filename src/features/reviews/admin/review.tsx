import { useCallback, useSyncExternalStore } from 'react'
import { ask } from '../../../admin/ask-server'
import { screenOf } from '../../../admin/screen'
import { useOffers } from '../../../admin/standing'
import { Answered } from '../../../admin/ui/answered'
import { LINK, QUIET } from '../../../admin/ui/looks'
import { useAnswer } from '../../../admin/use-answer'
import { COMMENTS, type Comments } from '../rules/comments.ts'
import { countSeen, SEEN, type SeenDraft } from '../rules/ticks.ts'
import { Compare } from './compare/compare'
import { Pictures } from './compare/pictures'
import { Demand } from './demand'
import { draftAt } from './draft-at'
import { ReviewLinks } from './links'
import { Needed } from './needed'
import { Parts } from './parts'
import { Threads } from './threads'
import { UponSite } from './upon-site'
import { word } from './words/reviews'

const RELEASES = '#/screens/releases'

const subscribe = (tell: () => void) => {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** What is said and seen of the draft that the address names. */
function Review() {
  const branch = useSyncExternalStore(subscribe, () => draftAt(window.location.hash))
  return (
    <main data-screen className="mx-auto w-full max-w-[84rem] px-5 pb-16 pt-6 font-sans text-[15px] lg:px-8">
      <p className="mb-4">
        <a href={RELEASES} className={LINK}>
          {word('back')}
        </a>
      </p>
      {branch === undefined ? <p>{word('noDraft')}</p> : <OfDraft key={branch} branch={branch} />}
    </main>
  )
}

function OfDraft({ branch }: { branch: string }) {
  const query = new URLSearchParams({ branch })
  const [seenAt, saidAt] = [`${SEEN}?${query}`, `${COMMENTS}?${query}`]
  const seen = useAnswer(useCallback((signal: AbortSignal) => ask<SeenDraft>(seenAt, { signal }), [seenAt]))
  const said = useAnswer(useCallback((signal: AbortSignal) => ask<Comments>(saidAt, { signal }), [saidAt]))
  const mayLink = useOffers('branches.create')
  const mayDemand = useOffers('accounts.manage')
  return (
    <>
      <h1 className="text-[34px] leading-tight">
        <bdi>{seen.answer?.called ?? branch}</bdi>
      </h1>
      <p className={`mb-5 ${QUIET}`}>
        {word('lead')} {seen.answer && word('progress', countSeen(seen.answer.files))}
      </p>
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0">
          <Answered asked={seen}>
            {({ files, pages, demands, missing }) => (
              <>
                <Parts branch={branch} files={files} again={seen.again} />
                <Compare branch={branch} pages={pages} />
                <Pictures branch={branch} files={files} />
                <UponSite branch={branch} />
                <Needed demands={demands} missing={missing} />
              </>
            )}
          </Answered>
          {mayDemand && <Demand onSaved={seen.again} />}
        </div>
        <aside className="min-w-0">
          <Answered asked={said}>{(comments) => <Threads branch={branch} comments={comments} again={said.again} />}</Answered>
          {mayLink && <ReviewLinks branch={branch} />}
        </aside>
      </div>
    </>
  )
}

/** What is said and seen of a draft as a screen of the desk. */
export const reviewScreen = screenOf('Review', 'M4 5h16v11H9l-5 4zM8 10h8', Review)
