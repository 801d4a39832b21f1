import { type ReactNode, useState } from 'react'
import { Button } from './button'

type Props = { label: string; question: ReactNode; keep: string; go: string; danger?: boolean; disabled?: boolean; onGo(): void }

/** A button that asks once more, in its place, before it does something that everybody will see. */
export function Confirm({ label, question, keep, go, danger, disabled, onGo }: Props) {
  const [asked, setAsked] = useState(false)
  const decide = (isWanted: boolean) => {
    setAsked(false)
    if (isWanted) onGo()
  }
  if (!asked)
    return (
      <Button disabled={disabled} onClick={() => setAsked(true)}>
        {label}
      </Button>
    )
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="float-start text-sm">{question}</legend>
      <Button autoFocus onClick={() => decide(false)}>
        {keep}
      </Button>
      <Button look={danger ? 'danger' : 'chosen'} onClick={() => decide(true)}>
        {go}
      </Button>
    </fieldset>
  )
}
