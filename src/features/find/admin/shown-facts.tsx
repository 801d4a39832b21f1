import { useCallback } from 'react'
import { ask } from '../../../admin/ask-server'
import { formAddress, previewAddress } from '../../../admin/field-link'
import { LINK } from '../../../admin/ui/looks'
import { useAnswer } from '../../../admin/use-answer'
import { SHOWS, type ShownFact, type ShownFacts } from '../rules/shows.ts'
import { LABELS, WORDS } from './shows-words'

const SETTINGS = { collection: 'siteSettings', name: 'settings' }

/** The facts of each clinic as they are now, each with the pages on which visitors meet it. */
export function FactsOfClinics({ branch }: { branch: string }) {
  const { answer } = useAnswer(useCallback((signal: AbortSignal) => ask<ShownFacts[]>(SHOWS, { branch, signal }), [branch]))
  if (!answer) return null
  return (
    <div className="mt-6 grid max-w-5xl gap-x-10 gap-y-8 md:grid-cols-2">
      {answer.map(({ name, facts }) => (
        <section key={name} aria-label={name || WORDS.group}>
          <h2 className="border-b border-[var(--color-brass-500)] pb-2 text-[24px] leading-tight">{name || WORDS.group}</h2>
          <dl>
            {facts.map((fact) => (
              <Fact key={fact.field} fact={fact} clinic={name || WORDS.group} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** One fact: what it says, which leads to its field, and where it shows. */
function Fact({ fact: { field, kind, value, parts, pages }, clinic }: { fact: ShownFact; clinic: string }) {
  return (
    <div className="border-b border-[var(--color-sand)] py-3">
      <dt className="text-sm text-[var(--color-ink-3)]">{LABELS[kind]}</dt>
      <dd>
        <a
          href={formAddress(SETTINGS, field)}
          className={`${LINK} inline-block whitespace-pre-line py-1`}
          aria-label={`${WORDS.change(`${LABELS[kind]}, ${clinic}`)}: ${value}`}
        >
          {value}
        </a>
        <p className="text-sm text-[var(--color-ink-3)]">
          {parts.length + pages.length === 0
            ? WORDS.nowhere
            : `${WORDS.shows} ${parts.join(', ')}${parts.length && pages.length ? ', ' : ''}`}
          {pages.map(({ title, address }, index) => (
            <span key={address}>
              {index > 0 && ', '}
              <a href={previewAddress(address, 'content/siteSettings/settings.json', field)} className={LINK}>
                {title}
              </a>
            </span>
          ))}
        </p>
      </dd>
    </div>
  )
}
