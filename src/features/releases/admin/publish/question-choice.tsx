import { useId } from 'react'
import { placeWord } from '../../../../admin/field-words/place-word'
import type { QuestionSide, ReleaseQuestion } from '../../rules/dry-run.ts'
import { word } from '../words/publish'

type Props = { question: ReleaseQuestion; chosen: QuestionSide | undefined; onChoose(side: QuestionSide): void }

/** A text that both have changed, from both sides, and the choice of which stands. */
export function QuestionChoice({ question: { title, where, site, brought }, chosen, onChoose }: Props) {
  const name = useId()
  const sides: [QuestionSide, string, string | undefined][] = [
    ['site', word('onSite'), site],
    ['brought', word('inDraft'), brought],
  ]
  return (
    <fieldset className="mt-4">
      <legend className="font-medium text-[var(--color-ink)]">
        <bdi>{title}</bdi> › {where.length > 0 ? where.map(placeWord).join(' › ') : word('whole')}
      </legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        {sides.map(([side, label, text]) => (
          <label
            key={side}
            className={`flex min-w-0 cursor-pointer gap-3 rounded-sm border p-3 ${chosen === side ? 'border-2 border-[var(--color-rose-700)] bg-[var(--color-rose-100)]' : 'border-[var(--color-line-strong)] bg-[var(--color-paper)]'}`}
          >
            <input
              type="radio"
              name={name}
              checked={chosen === side}
              className="mt-1 size-4 flex-none accent-[var(--color-rose-700)]"
              onChange={() => onChoose(side)}
            />
            <span className="min-w-0">
              <span className="block text-sm">{label}</span>
              <span dir="auto" className="block whitespace-pre-wrap break-words text-[var(--color-ink)]">
                {text ?? <i>{word('gone')}</i>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
