import { type FormEvent, useCallback, useRef, useState } from 'react'
import { useCMS } from 'tinacms'
import { screenOf } from '../../../src/admin/screen'
import { Answered } from '../../../src/admin/ui/answered'
import { Button } from '../../../src/admin/ui/button'
import { QUIET } from '../../../src/admin/ui/looks'
import { Problem } from '../../../src/admin/ui/notice'
import { Page } from '../../../src/admin/ui/page'
import { useAnswer } from '../../../src/admin/use-answer'
import { CITIES } from '../../../src/model/clinics.ts'
import { documentPath } from '../../../src/model/document-path.ts'
import type { Cms } from '../saving/form'
import { before, hasAddress, problemsIn, proposed } from './address'
import { create, type NewDocumentContext, readKnown } from './create'
import { Details } from './details'
import { Choice, Choices, Field } from './field'
import { type Answers, collectionOf, NEW_KINDS, type NewKind } from './kinds'
import { kindIn, newAddress } from './lead-here'
import { hasPlace } from './menu'
import { useHash } from './use-hash'
import { ROLES, word, wordsOf } from './words'

/** Makes a page, an article, a treatment, a question, a person or a review of a name, and opens it. */
function New() {
  const cms = useCMS() as unknown as Cms
  const kind = kindIn(useHash())
  const asked = useAnswer(useCallback(() => readKnown(cms), [cms]))
  return (
    <Page title={word('title')}>
      <nav aria-label={word('kinds')} className="mb-6 flex flex-wrap gap-x-5 gap-y-2 border-b border-gray-200">
        {NEW_KINDS.map((one) => (
          <a
            key={one}
            href={newAddress(one)}
            aria-current={one === kind ? 'page' : undefined}
            className={`-mb-px border-b-2 py-2.5 ${one === kind ? 'border-blue-700 font-medium' : 'border-transparent text-gray-700 hover:border-gray-300'}`}
          >
            {word(one)}
          </a>
        ))}
      </nav>
      <Answered asked={asked}>{(known) => <Questions key={kind} cms={cms} kind={kind} known={known} />}</Answered>
    </Page>
  )
}

const START: Answers = {
  name: '',
  address: '',
  category: 'facial',
  cities: [...CITIES],
  role: ROLES[0]?.role ?? '',
  inMenu: false,
}

function Questions({ cms, kind, known }: { cms: Cms; kind: NewKind; known: NewDocumentContext }) {
  const [answers, setAnswers] = useState(START)
  const [ownAddress, setOwnAddress] = useState(false)
  const [isTold, setTold] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const words = wordsOf(kind)
  const change = (some: Partial<Answers>) => setAnswers((old) => ({ ...old, ...some }))
  const problems = problemsIn(kind, answers, known.documents)
  const shown = isTold ? problems : {}
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setTold(true)
    setRefusal('')
    const [wrong] = Object.keys(problems)
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    setBusy(true)
    const { hash } = window.location
    // Whoever has opened something else meanwhile stays there, and is told there.
    const isStillOpen = () => window.location.hash === hash
    try {
      const { opens, problem } = await create(cms, kind, answers)
      if (problem) cms.alerts.error(problem)
      if (isStillOpen()) return window.location.assign(opens)
      if (!problem) cms.alerts.success(word('made', { name: answers.name }))
      setBusy(false)
    } catch (error) {
      const { message } = error as Error
      if (!isStillOpen()) cms.alerts.error(message)
      setRefusal(message)
      setBusy(false)
    }
  }
  return (
    <form ref={form} noValidate className="max-w-xl" onSubmit={(event) => void make(event)}>
      <Field
        label={words.asks}
        name="name"
        hint={words.hint}
        autoFocus
        value={answers.name}
        problem={shown.name}
        onChange={(name) => change({ name, ...(!ownAddress && { address: proposed(name) }) })}
      />
      <Details
        kind={kind}
        collection={cms.api.tina.schema.getCollectionByFullPath(documentPath({ collection: collectionOf(kind), name: 'new' }))}
        answers={answers}
        problem={shown.cities}
        onChange={change}
      />
      {hasAddress(kind) && (
        <Field
          label={word('address')}
          name="address"
          hint={word('addressHint')}
          before={before(kind, answers.category)}
          value={answers.address}
          problem={ownAddress && answers.address ? problems.address : shown.address}
          onChange={(address) => {
            setOwnAddress(address !== '')
            change({ address })
          }}
        />
      )}
      {hasPlace(kind, known.settings, answers) && (
        <Choices legend={word('menu')} hint={word('menuHint')}>
          <Choice
            type="checkbox"
            name="inMenu"
            label={word(kind === 'page' ? 'pageInMenu' : 'treatmentInMenu')}
            checked={answers.inMenu}
            onChoose={(inMenu) => change({ inMenu })}
          />
        </Choices>
      )}
      <Problem text={refusal} />
      <p className={`mb-4 ${QUIET}`}>{words.after}</p>
      <Button type="submit" look="chosen" disabled={isBusy}>
        {isBusy ? word('moment') : words.make}
      </Button>
    </form>
  )
}

export const newScreen = screenOf('New', 'M12 5v14M5 12h14', New)
