import { useCallback, useState } from 'react'
import { type TinaCMS, useCMS } from 'tinacms'
import { ask } from '../../../src/admin/ask-server'
import { screenOf } from '../../../src/admin/screen'
import { useOffers } from '../../../src/admin/standing'
import { Answered } from '../../../src/admin/ui/answered'
import { addStyle } from '../../../src/admin/ui/desk-look'
import { Problem } from '../../../src/admin/ui/notice'
import { type Answering, useAnswer } from '../../../src/admin/use-answer'
import { LISTS, type List } from '../../../src/features/lists/rules/list.ts'
import { documentPath } from '../../../src/model/document-path.ts'
import { KINDS, type KindName } from '../new/kinds'
import { newAddress } from '../new/lead-here'
import { branchOf, type Cms, personOf } from '../saving/form'
import { keptOf } from '../unsaved/kept'
import { Done } from './done'
import { Filters, Groups } from './filters'
import { LISTED } from './kinds'
import { LIST_LOOK } from './look'
import { noneFound } from './sentences'
import { type ListView, type ListWarnings, shownOf } from './states'
import { ListTable } from './table'
import { errorsIn, useReport } from './use-report'
import { useWork } from './use-work'
import { word } from './words'

/** The word of the button for a new one of each kind. */
const NEW = {
  page: 'newPage',
  treatment: 'newTreatment',
  faq: 'newQuestion',
  teamMember: 'newPerson',
  testimonial: 'newReview',
} as const satisfies Record<KindName, string>

const ALL: ListView = { search: '', group: '', city: '', state: '', sort: 'name' }

/** Everything of one kind, as people think of it. */
function ListScreen({ kind }: { kind: KindName }) {
  const cms = useCMS() as unknown as Cms
  const { branch, authProvider } = cms.api.tina
  const asked = useAnswer(
    useCallback(
      (signal: AbortSignal) => {
        // Where the session has ended, this waits for the sign-in, and asks again.
        const through = authProvider.fetchWithToken.bind(authProvider)
        return ask<List>(`${LISTS}?collection=${kind}`, { branch, signal, through })
      },
      [authProvider, branch, kind],
    ),
  )
  return (
    <main data-screen className="list mx-auto w-full max-w-[84rem] px-5 pb-16 pt-8 lg:px-8">
      <Answered asked={asked as Answering<List>} waiting={word('waiting')}>
        {(list) => <Shown kind={kind} cms={cms} list={list} again={asked.again} />}
      </Answered>
    </main>
  )
}

type Props = { kind: KindName; cms: Cms; list: List; again(): Promise<void> }

function Shown({ kind, cms, list, again }: Props) {
  const { branch, schema } = cms.api.tina
  const [view, setView] = useState(ALL)
  const report = useReport(branch)
  const { done, problem, setVisibility, remove } = useWork(branch, again)
  const kept = keptOf(personOf(cms)).filter((one) => one.branch === branchOf(cms))
  const beside: ListWarnings = { unsaved: new Set(kept.map(({ path }) => path)), errors: errorsIn(report.answer) }
  const rows = shownOf(list.rows, view, beside)
  const mayMake = useOffers('content.save')
  const change = (some: Partial<ListView>) => setView((old) => ({ ...old, ...some }))
  const { fields } = schema.getCollectionByFullPath(documentPath({ collection: kind, name: 'any' }))
  return (
    <>
      <div className="list-head">
        <h1>{word(kind)}</h1>
        <Groups list={list} view={view} onChange={change} />
        {mayMake && (
          <a href={newAddress(kind)} className="list-new">
            {word(NEW[kind])}
          </a>
        )}
      </div>
      <Filters list={list} view={view} onChange={change} />
      <Problem text={problem} />
      <Done done={done} />
      <p role="status" className="list-said">
        {rows.length < list.rows.length && noneFound(rows.length, list.rows.length)} {report.problem && word('unknownErrors')}
      </p>
      {rows.length > 0 && (
        <ListTable
          list={list}
          rows={rows}
          view={view}
          beside={beside}
          titleField={fields.find(({ isTitle }) => isTitle)?.name ?? ''}
          onSort={(sort) => change({ sort })}
          setVisibility={(row, visibility) => void setVisibility(row, visibility)}
          remove={(row) => void remove(row)}
        />
      )}
      {rows.length === 0 && (
        <p className="list-empty">
          {list.rows.length === 0 ? (
            word('empty')
          ) : (
            <button type="button" className="list-button" onClick={() => setView(ALL)}>
              {word('showAll')}
            </button>
          )}
        </p>
      )}
    </>
  )
}

const ICON = 'M4 6h16M4 12h16M4 18h16'

/** Adds a screen for the list of each collection. */
export function addLists({ plugins }: Pick<TinaCMS, 'plugins'>) {
  addStyle(LIST_LOOK)
  for (const kind of KINDS) plugins.add(screenOf(LISTED[kind], ICON, () => <ListScreen kind={kind} />))
}
