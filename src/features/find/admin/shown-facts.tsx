import { useCallback } from 'react'
import { ask } from '../../../admin/ask-server'
import { formAddress, previewAddress } from '../../../admin/field-link'
import { withElements } from '../../../admin/i18n/with-elements'
import { COMMA, commaList } from '../../../admin/names'
import { LINK } from '../../../admin/ui/looks'
import { useAnswer } from '../../../admin/use-answer'
import { SHOWS, type ShownFact, type ShownFacts } from '../rules/shows.ts'
import { partWord } from './part-word'
import { word } from './words/shows'

const SETTINGS = { collection: 'siteSettings', name: 'settings' }

/** The facts of each clinic as they are now, each with the pages on which visitors meet it. */
export function FactsOfClinics({ branch }: { branch: string }) {
  const { answer } = useAnswer(useCallback((signal: AbortSignal) => ask<ShownFacts[]>(SHOWS, { branch, signal }), [branch]))
  if (!answer) return null
  return (
    <div className="mt-6 grid max-w-5xl gap-x-10 gap-y-8 md:grid-cols-2">
      {answer.map(({ name, facts }) => (
        <section key={name} aria-label={name || word('group')}>
          <h2 className="border-b border-[var(--color-brass-500)] pb-2 text-[24px] leading-tight">{name || word('group')}</h2>
          <dl>
            {facts.map((fact) => (
              <Fact key={fact.field} fact={fact} clinic={name || word('group')} />
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
      <dt className="text-sm text-[var(--color-ink-3)]">{word(kind)}</dt>
      <dd>
        <a
          href={formAddress(SETTINGS, field)}
          className={`${LINK} inline-block whitespace-pre-line py-1`}
          aria-label={word('change', { fact: word(kind), clinic, value })}
        >
          {value}
        </a>
        <p className="text-sm text-[var(--color-ink-3)]">
          {parts.length + pages.length === 0
            ? word('nowhere')
            : withElements(word('shows'), { places: <Places {...{ parts, pages, field }} /> })}
        </p>
      </dd>
    </div>
  )
}

/** Parts of every page, and single pages, each of which leads to the fact on it. */
const Places = ({ parts, pages, field }: Pick<ShownFact, 'parts' | 'pages' | 'field'>) => (
  <>
    {commaList(parts.map(partWord))}
    {pages.map(({ title, address }, index) => (
      <span key={address}>
        {parts.length + index > 0 && COMMA}
        <a href={previewAddress(address, 'content/siteSettings/settings.json', field)} className={LINK}>
          {title}
        </a>
      </span>
    ))}
  </>
)
