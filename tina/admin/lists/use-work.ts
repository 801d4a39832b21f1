import { useState } from 'react'
import { ask } from '../../../src/admin/ask-server'
import { HISTORY, type TakenBackChange } from '../../../src/features/history/rules/change.ts'
import {
  type ListedDocument,
  REMOVAL,
  type Removal,
  type Removed,
  VISIBILITY,
  type Visibility,
} from '../../../src/features/lists/rules/list.ts'
import type { DoneWork } from './done'
import { VISIBILITIES } from './visibilities'
import { word } from './words'

/** What can be done to the rows of a list on a branch, each at once; `again` reads the list anew. What went wrong is `problem`. */
export function useWork(branch: string, again: () => Promise<void>) {
  const [done, setDone] = useState<DoneWork>()
  const [problem, setProblem] = useState('')
  const post = <Answer>(address: string, body: object) => ask<Answer>(address, { method: 'POST', branch, body })
  const attempt = async (work: () => Promise<DoneWork>) => {
    setProblem('')
    setDone(undefined)
    try {
      const what = await work()
      await again()
      setDone(what)
    } catch (error) {
      setProblem((error as Error).message)
      // What the list shows may be what was refused.
      await again()
    }
  }
  const bringBack = (title: string, commit: string) =>
    attempt(async () => {
      const { documents } = await post<TakenBackChange>(`${HISTORY}/take-back`, { commit })
      return { text: word(documents > 0 ? 'broughtBack' : 'notBroughtBack', { title }) }
    })
  const setVisibility = ({ path, title, visibility: before = 'published' }: ListedDocument, visibility: string): Promise<void> =>
    attempt(async () => {
      await post(VISIBILITY, { path, visibility } satisfies Visibility)
      const undo = () => setVisibility({ path, title, visibility } as ListedDocument, before)
      return { text: VISIBILITIES[visibility]?.done(title) ?? '', undo }
    })
  const remove = ({ path, version, entriesIn, title }: ListedDocument) =>
    attempt(async () => {
      const { commit } = await post<Removed>(REMOVAL, { path, version, entriesIn } satisfies Removal)
      return { text: word('deleted', { title }), ...(commit && { undo: () => bringBack(title, commit) }) }
    })
  return { done, problem, setVisibility, remove }
}
