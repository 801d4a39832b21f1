import { useCallback, useState } from 'react'
import { useCMS } from 'tinacms'
import { ask } from '../../../src/admin/ask-server'
import { screenOf } from '../../../src/admin/screen'
import { useOffers, useStanding } from '../../../src/admin/standing'
import { LINK } from '../../../src/admin/ui/looks'
import { Problem } from '../../../src/admin/ui/notice'
import { useAnswer } from '../../../src/admin/use-answer'
import { FindButton } from '../../../src/features/find/admin/palette/find-button'
import { FIND_AND_REPLACE } from '../../../src/features/find/admin/replace/replace-screen'
import { HISTORY, type Overview } from '../../../src/features/history/rules/change.ts'
import { errorsIn, useReport } from '../lists/use-report'
import { newAddress } from '../new/lead-here'
import { branchOf, type Cms, isOnSite, nameOfPerson, personOf } from '../saving/form'
import { OnlyDrafts } from '../shell/only-drafts'
import { keptOf } from '../unsaved/kept'
import { EditedByYou, WantsAnEye } from './aside'
import { Cards } from './cards'
import { readDocuments, readRows } from './documents'
import { dayOf, greetingAt } from './greeting'
import { leadFor } from './lead'
import { Tabs } from './tabs'
import { word } from './words'

const NAME = 'Start'
const NOTHING: Overview = { changes: [], documents: [] }

/** The desk: who one is, search, every page with its state, and what wants an eye. */
function Start() {
  const cms = useCMS() as unknown as Cms
  const { branch } = cms.api.tina
  const { answer, problem, again } = useAnswer(useCallback(() => readDocuments(cms), [cms]))
  // Without git there is no history, and in local mode no server: the desk does without.
  const history = useAnswer(useCallback((signal: AbortSignal) => ask<Overview>(HISTORY, { branch, signal, unasked: true }), [branch]))
  const { changes, documents } = history.answer ?? NOTHING
  const report = useReport(branch)
  const { answer: rows } = useAnswer(useCallback((signal: AbortSignal) => readRows(branch, signal), [branch]))
  const { pages, treatments } = answer ?? { pages: [], treatments: [] }
  const [shown, setShown] = useState<'pages' | 'treatments'>('pages')
  const unsaved = new Set(keptOf(personOf(cms)).flatMap((kept) => (kept.branch === branchOf(cms) ? kept.path : [])))
  const isOwn = cms.plugins
    .getType('screen')
    .all()
    .some(({ name }) => name === FIND_AND_REPLACE)
  const standing = useStanding()
  const mayMake = useOffers('content.save')
  const now = new Date()
  const person = nameOfPerson(cms)
  const nameOf = (path: string) => documents.find((one) => one.path === path)?.title ?? path
  const addressOf = (path: string) => {
    const found = [...pages, ...treatments].find((one) => one.path === path)
    return found && `#/~${found.address}`
  }
  return (
    <main data-screen className="mx-auto w-full max-w-[84rem] px-5 pb-16 pt-8 font-sans text-[15px] lg:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="text-[44px] leading-tight">
          {greetingAt(now)}
          {person && (
            <>
              {word('greetingComma')}
              <i className="text-[var(--color-rose-700)]">{person}</i>
            </>
          )}
        </h1>
        <p className="text-gray-600">{dayOf(now)}</p>
      </div>
      {isOwn && <FindButton />}
      <OnlyDrafts />
      <p className="mt-5 max-w-2xl">{leadFor(standing, isOnSite(cms))}</p>
      <Problem text={problem && word('notListed', { problem })} onAgain={() => void again()} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section>
          <div className="mb-2 flex flex-wrap items-end justify-between gap-3 border-b border-gray-200">
            <Tabs shown={shown} counts={{ pages: pages.length, treatments: treatments.length }} onShow={setShown} />
            {mayMake && (
              <p className="flex gap-6 pb-2.5">
                <a href={newAddress('page')} className={LINK}>
                  {word('newPage')}
                </a>
                <a href={newAddress('treatment')} className={LINK}>
                  {word('newTreatment')}
                </a>
              </p>
            )}
          </div>
          <div role="tabpanel" id={`desk-${shown}`} aria-label={word(shown)}>
            <Cards
              documents={shown === 'pages' ? pages : treatments}
              rowOf={(path) => rows?.get(path)}
              beside={{ unsaved, errors: errorsIn(report.answer) }}
            />
          </div>
          <SeveralPages cms={cms} />
        </section>
        {isOwn && (
          <aside>
            <WantsAnEye nameOf={nameOf} report={report} />
            <EditedByYou changes={changes} nameOf={nameOf} addressOf={addressOf} />
          </aside>
        )}
      </div>
    </main>
  )
}

/** What stands on several pages: questions, people, reviews and settings, each a list of its own. */
function SeveralPages({ cms }: { cms: Cms }) {
  const kinds = cms.api.tina.schema.getCollections().filter(({ name }) => name !== 'page' && name !== 'treatment')
  return (
    <>
      <h2 className="mb-1 mt-10 text-2xl">{word('severalPages')}</h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {kinds.map(({ name, label }) => (
          <li key={name}>
            <a href={name === 'siteSettings' ? '#/screens/settings' : `#/collections/${name}/~`} className={`inline-block py-1.5 ${LINK}`}>
              {label ?? name}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The first screen after signing in. */
export const startScreen = screenOf(NAME, 'M3 11l9-7 9 7v9h-6v-6H9v6H3z', Start)

/** Opens the first screen, unless the address names another: Tina would open the home page. */
export function openStart() {
  if (['', '#', '#/'].includes(window.location.hash)) window.location.replace('#/screens/start')
}
