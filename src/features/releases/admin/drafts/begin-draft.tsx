import { type FormEvent, useId, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { Button } from '../../../../admin/ui/button'
import { INPUT, QUIET } from '../../../../admin/ui/looks'
import { Problem } from '../../../../admin/ui/notice'
import { workOn } from '../../../../admin/work-on'
import { DRAFTS, LONGEST_NAME, type NewDraft } from '../../rules/drafts.ts'
import { word } from '../words/places'

/** Begins a draft under the name that is typed, and opens it where one is. */
export function BeginDraft() {
  const id = useId()
  const [name, setName] = useState('')
  const [state, setState] = useState({ isBusy: false, refused: '' })
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    setState({ isBusy: true, refused: '' })
    const body: NewDraft = { name }
    await ask<{ branch: string }>(DRAFTS, { method: 'POST', body }).then(
      ({ branch }) => workOn(branch),
      ({ message }: Error) => setState({ isBusy: false, refused: message }),
    )
  }
  return (
    <form onSubmit={(event) => void begin(event)}>
      <label htmlFor={id} className="font-medium text-[var(--color-ink)]">
        {word('name')}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <span className="min-w-48 flex-1">
          <input
            id={id}
            aria-describedby={`${id}-hint`}
            className={INPUT}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            dir="auto"
            onChange={({ target }) => setName(target.value)}
          />
        </span>
        <Button type="submit" look="chosen" disabled={state.isBusy || name.trim() === ''}>
          {word('begin')}
        </Button>
      </div>
      <p id={`${id}-hint`} role="status" className={`mt-1 ${QUIET}`}>
        {word(state.isBusy ? 'beginning' : 'example')}
      </p>
      <Problem text={state.refused} />
    </form>
  )
}
