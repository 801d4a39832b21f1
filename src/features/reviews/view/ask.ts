import { useCallback, useEffect, useState } from 'react'
import { COMMENTS, type Comments } from '../rules/comments.ts'
import { numberOfLink } from '../rules/review-links.ts'
import { SEEN, type SeenDraft } from '../rules/ticks.ts'

/** The names by which the site refuses something, and one for where it did not answer. */
const REASONS = ['closed', 'gone', 'unread', 'empty', 'long', 'name', 'taken', 'place', 'changed', 'many'] as const
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

async function read<Answer>(address: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store' })
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}

type State = { comments?: Comments | undefined; seen?: SeenDraft | undefined; isUnread: boolean }

/**
 * What is said and seen of a draft, and the way to ask again. Where that fails, `isUnread`, the answer before is kept, and with it
 * whatever is typed. Readers with a link are told nothing of ticks, unless somebody has invited them to test.
 */
export function useReview(branch: string) {
  const [state, setState] = useState<State>({ isUnread: false })
  const isReader = numberOfLink(branch) !== undefined
  const again = useCallback(async () => {
    const query = new URLSearchParams({ branch })
    const seeing = isReader ? undefined : read<SeenDraft>(`${SEEN}?${query}`)
    const comments = await read<Comments>(`${COMMENTS}?${query}`)
    const mayTick = !isReader || comments?.ticks
    const seen = await (comments?.ticks ? read<SeenDraft>(`${SEEN}?${query}`) : seeing)
    const isUnread = !comments || (mayTick && !seen)
    setState((old) => ({ comments: comments ?? old.comments, seen: seen ?? old.seen, isUnread: Boolean(isUnread) }))
  }, [branch, isReader])
  useEffect(() => void again(), [again])
  return { ...state, isReader, again }
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
