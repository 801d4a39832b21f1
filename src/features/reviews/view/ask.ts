import { useCallback, useEffect, useState } from 'react'
import { COMMENTS, type Comments } from '../rules/comments.ts'
import { numberOfLink } from '../rules/review-links.ts'
import { SEEN, type SeenDraft } from '../rules/ticks.ts'

/** The names by which the site refuses something, and one for where it did not answer. */
const REASONS = ['closed', 'gone', 'unread', 'empty', 'long', 'name', 'place', 'changed', 'many'] as const
export type RefusalReason = (typeof REASONS)[number] | 'failed'

/** Sends something, and returns why it was refused; undefined where it was not. */
export async function send(address: string, body: object): Promise<RefusalReason | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return undefined
    const { reason } = (await response.json()) as { reason?: string }
    return REASONS.find((one) => one === reason) ?? 'failed'
  } catch {
    return 'failed'
  }
}

const read = <Answer>(address: string): Promise<Answer | undefined> =>
  fetch(address, { cache: 'no-store' }).then(
    (response) => (response.ok ? (response.json() as Promise<Answer>) : undefined),
    () => undefined,
  )

/** What is said and seen of a draft, and the way to ask again. Readers with a link are told nothing of ticks. */
export function useReview(branch: string) {
  const [state, setState] = useState<{ comments?: Comments | undefined; seen?: SeenDraft | undefined }>({})
  const again = useCallback(async () => {
    const query = new URLSearchParams({ branch })
    const isReader = numberOfLink(branch) !== undefined
    const [comments, seen] = await Promise.all([
      read<Comments>(`${COMMENTS}?${query}`),
      isReader ? undefined : read<SeenDraft>(`${SEEN}?${query}`),
    ])
    setState({ comments, seen })
  }, [branch])
  useEffect(() => void again(), [again])
  return { ...state, again }
}

const KEPT = 'qa_review_name'

/** The name under which somebody without an account speaks, kept in this browser. */
export function useOwnName(): [string, (name: string) => void] {
  const [name, setName] = useState('')
  useEffect(() => {
    try {
      setName(localStorage.getItem(KEPT) ?? '')
    } catch {
      // Storage is blocked: the name is typed each time.
    }
  }, [])
  const change = (next: string) => {
    setName(next)
    try {
      localStorage.setItem(KEPT, next)
    } catch {
      // The same.
    }
  }
  return [name, change]
}
