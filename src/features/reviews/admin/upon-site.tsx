import { type ReactNode, useCallback, useId, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { documentOf, formAddress } from '../../../admin/field-link'
import { fieldWord } from '../../../admin/field-words/field-word'
import { PlaceLink, ShownPlace } from '../../../admin/place-link'
import { findingSentence } from '../../../admin/said-by-server/finding-sentence'
import { useBranch } from '../../../admin/screen'
import { Answered } from '../../../admin/ui/answered'
import { FieldChanges } from '../../../admin/ui/field-changes'
import { useAnswer } from '../../../admin/use-answer'
import { DRY_RUN, type DraftFile, type DryRun, type DryRunRequest } from '../../releases/rules/dry-run.ts'
import { word } from './words/upon-site'

/** What a draft would make of the site as it is: its texts word by word, what the report finds because of it, what changed there since. */
export function UponSite({ branch }: { branch: string }) {
  const here = decodeURIComponent(useBranch())
  const asked = useAnswer(
    useCallback(
      (signal: AbortSignal) => ask<DryRun>(DRY_RUN, { method: 'POST', body: { branch, choices: {} } satisfies DryRunRequest, signal }),
      [branch],
    ),
  )
  return (
    <ShownPlace.Provider value={{ place: branch, here }}>
      <Answered asked={asked} isPart waiting={word('reading')}>
        {({ files, findings, meanwhile, questions }) => (
          <>
            <Texts files={files.filter(({ fields }) => fields.length > 0)} />
            <Findings findings={findings} />
            <Section title={word('meanwhile')}>
              <p>{word(meanwhile.length > 0 ? 'meanwhileKept' : 'meanwhileNone')}</p>
              {questions.length > 0 && <p className="text-[var(--color-thistle-700)]">{word('clash', { count: questions.length })}</p>}
              <ul className="mt-2 grid gap-1">
                {meanwhile.map(({ path, title, collection }) => (
                  <li key={path} className="break-words">
                    <bdi>{title}</bdi> {collection && <span className="text-sm">{fieldWord(collection)}</span>}
                  </li>
                ))}
              </ul>
            </Section>
          </>
        )}
      </Answered>
    </ShownPlace.Provider>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-1 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

const Texts = ({ files }: { files: DraftFile[] }) => (
  <Section title={word('texts')}>
    {files.length === 0 && <p>{word('noText')}</p>}
    {files.map((file) => (
      <TextsOf key={file.path} of={file} />
    ))}
  </Section>
)

/** Folded up: a draft may change hundreds of texts. */
function TextsOf({ of: { title, collection, fields } }: { of: DraftFile }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="border-b border-[var(--color-sand)]" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5">
        <bdi className="font-medium text-[var(--color-ink)]">{title}</bdi>{' '}
        <span className="text-sm">
          {fieldWord(collection)} · {fields.length}
        </span>
      </summary>
      {isOpen && <FieldChanges fields={fields} />}
    </details>
  )
}

const Findings = ({ findings }: { findings: DryRun['findings'] }) => (
  <Section title={word('report')}>
    {findings.length === 0 && <p>{word('noFinding')}</p>}
    <ul className="grid gap-1.5">
      {findings.map(({ key, level, message, document, field }) => {
        const place = documentOf(document)
        const sentence = findingSentence(message)
        return (
          <li key={key} className="break-words">
            <span className={level === 'error' ? 'text-[var(--color-error-700)]' : 'text-[var(--color-thistle-700)]'}>{word(level)}</span>{' '}
            {place ? <PlaceLink href={formAddress(place, field)}>{sentence}</PlaceLink> : sentence}
          </li>
        )
      })}
    </ul>
  </Section>
)
