import { useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { withElements } from '../../../admin/i18n/with-elements'
import { findingSentence } from '../../../admin/said-by-server/finding-sentence'
import { screenOf, useBranch } from '../../../admin/screen'
import { Answered } from '../../../admin/ui/answered'
import { CARD, LINK } from '../../../admin/ui/looks'
import { Page } from '../../../admin/ui/page'
import { useAnswer } from '../../../admin/use-answer'
import { type Finding, type FindingKind, REPORT, type Report } from '../rules/finding.ts'
import { Filters, type Wanted } from './filters'
import { Item } from './item'
import { kindWord, word } from './words/report'

/** Lists the findings of the open branch by kind; each leads to its field. */
function ReportScreen() {
  const branch = useBranch()
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<Report>(REPORT, { branch, signal }), [branch]))
  const [wanted, setWanted] = useState<Wanted>({ language: '', level: '' })
  return (
    <Page title={word('title')}>
      <p>
        {word('about')}{' '}
        <a className={LINK} href="#/screens/searches">
          {word('searches')}
        </a>
      </p>
      <Filters wanted={wanted} onChange={setWanted} onReload={() => void asked.again()} />
      <Answered asked={asked} waiting={word('reading')}>
        {({ kinds, findings }) => {
          const shown = findings.filter(
            ({ language, level }) => (!wanted.language || language === wanted.language) && (!wanted.level || level === wanted.level),
          )
          const errors = shown.filter(({ level }) => level === 'error').length
          return (
            <>
              <p role="status" className="mb-2">
                {asked.isAsking
                  ? word('reading')
                  : withElements(word('counts'), { errors: <b>{errors}</b>, looks: <b>{shown.length - errors}</b> })}
              </p>
              {(Object.keys(kinds) as FindingKind[]).map((kind) => (
                <Kind key={kind} title={kindWord(kind)} findings={shown.filter((finding) => finding.kind === kind)} />
              ))}
            </>
          )
        }}
      </Answered>
    </Page>
  )
}

/** The content report as a screen of the admin. */
export const reportScreen = screenOf('Content report', 'M5 3h14v18H5zM9 8l1.5 1.5L13 7M9 14l1.5 1.5L13 13M15 9h1M15 15h1', ReportScreen)

const subjectsOf = (findings: Finding[]) => [...new Set(findings.map(({ subject }) => subject ?? ''))]

/** The findings of one kind, folded away unless something must be put right. */
function Kind({ title, findings }: { title: string; findings: Finding[] }) {
  const errors = findings.filter(({ level }) => level === 'error').length
  if (findings.length === 0) return <p className="py-2 text-gray-600">{word('nothing', { kind: title })}</p>
  return (
    <details open={errors > 0} className={`${CARD} px-4 py-3`}>
      <summary className="cursor-pointer">
        {withElements(word(errors > 0 ? 'foundErrors' : 'found', { number: findings.length, errors }), { kind: <b>{title}</b> })}
      </summary>
      {subjectsOf(findings).map((subject) => (
        <section key={subject} className="mt-3">
          {subject && <h3 className="font-semibold">{findingSentence(subject)}</h3>}
          <ul>
            {findings
              .filter((finding) => (finding.subject ?? '') === subject)
              .map((finding) => (
                <Item key={[finding.document, finding.field, finding.language, finding.message].join(' ')} finding={finding} />
              ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
