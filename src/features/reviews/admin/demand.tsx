import { type FormEvent, useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { Answered } from '../../../admin/ui/answered'
import { Button } from '../../../admin/ui/button'
import { Problem } from '../../../admin/ui/notice'
import { useAnswer } from '../../../admin/use-answer'
import { CAPACITIES } from '../../releases/rules/capacities.ts'
import type { DemandPage, DemandRequest } from '../rules/needed.ts'
import { DEMANDS } from '../rules/ticks.ts'
import { word } from './words/reviews'

const CHECK = 'flex min-h-9 items-center gap-2 text-[var(--color-ink)]'
const BOX = 'size-4 flex-none accent-[var(--color-night)]'

/** What an owner wants seen before a draft goes out, folded up. */
export function Demand({ onSaved }: { onSaved(): Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="mt-6" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-1 underline underline-offset-4">{word('demand')}</summary>
      {isOpen && <DemandForm onSaved={onSaved} />}
    </details>
  )
}

function DemandForm({ onSaved }: { onSaved(): Promise<void> }) {
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<DemandPage>(DEMANDS, { signal }), []))
  const [said, setSaid] = useState({ done: '', refused: '' })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = new FormData(event.currentTarget)
    const demands = { tester: sent.has('tester'), translator: sent.has('translator'), clinician: sent.has('clinician') }
    const body: DemandRequest = { demands, clinicians: sent.getAll('clinicians').map(String) }
    void ask<DemandPage>(DEMANDS, { method: 'POST', body })
      .then(
        () => setSaid({ done: word('saved'), refused: '' }),
        ({ message }: Error) => setSaid({ done: '', refused: message }),
      )
      .then(onSaved)
  }
  return (
    <Answered asked={asked}>
      {({ demands, clinicians, people }) => (
        <form className="mt-2 grid gap-2" onSubmit={save}>
          <p className="text-sm">{word('demandLead')}</p>
          {CAPACITIES.map((one) => (
            <label key={one} className={CHECK}>
              <input type="checkbox" name={one} defaultChecked={demands[one]} className={BOX} />
              {word(one)}
            </label>
          ))}
          <fieldset>
            <legend className="text-sm">{word('clinicians')}</legend>
            {people.map(({ name, email }) => (
              <label key={email} className={CHECK}>
                <input type="checkbox" name="clinicians" value={email} defaultChecked={clinicians.includes(email)} className={BOX} />
                <bdi>{name}</bdi>
              </label>
            ))}
          </fieldset>
          <p className="flex items-center gap-3">
            <Button type="submit">{word('save')}</Button>
            <span role="status">{said.done}</span>
          </p>
          <Problem text={said.refused} />
        </form>
      )}
    </Answered>
  )
}
