import { type SubmitEvent, useState } from 'react'

/** How sending a form went: `problem` and `done` are sentences, or empty. `count` tells one try from the next. */
type Sent = { problem: string; done: string; count: number }

/** Sends a form once at a time, and keeps what was typed until it is sent. `send` returns what to say when it is done. */
export function useSending(send: (typed: (name: string) => string, form: HTMLFormElement) => Promise<string>) {
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState<Sent>({ problem: '', done: '', count: 0 })
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const given = new FormData(form)
    const say = (said: Partial<Sent>) => setSent(({ count }) => ({ problem: '', done: '', ...said, count: count + 1 }))
    setBusy(true)
    await send((name) => String(given.get(name) ?? ''), form).then(
      (done) => say({ done }),
      (error: Error) => say({ problem: error.message }),
    )
    setBusy(false)
  }
  return { ...sent, isBusy, submit }
}
