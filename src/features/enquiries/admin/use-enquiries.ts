import { useCallback, useEffect, useState } from 'react'
import { type Change, changeEnquiry, deleteEnquiry, type Inbox, type Item, type Query, readInbox } from './service'
import { refreshCounts, setCounts } from './unread'

/** The enquiries that are asked for, and what can be done to them. */
export function useEnquiries(query: Query) {
  const [answer, setAnswer] = useState<Inbox>()
  const [problem, setProblem] = useState('')
  const load = useCallback(() => {
    let wanted = true
    readInbox(query).then(
      (found) => {
        if (!wanted) return
        setAnswer(found)
        setCounts(found.counts)
        setProblem('')
      },
      (error: Error) => wanted && setProblem(error.message),
    )
    return () => {
      wanted = false
    }
  }, [query])
  useEffect(load, [load])

  const run = async (work: Promise<unknown>, update: (items: Item[]) => Item[]) => {
    try {
      await work
      setAnswer((old) => old && { ...old, enquiries: update(old.enquiries) })
      setProblem('')
    } catch (error) {
      setProblem((error as Error).message)
    }
    void refreshCounts()
  }
  const without = (reference: string) => (items: Item[]) => items.filter((item) => item.reference !== reference)
  const change = ({ reference }: Item, what: Change) =>
    run(
      changeEnquiry(reference, what),
      what.suspected === false
        ? without(reference)
        : (items) => items.map((item) => (item.reference === reference ? ({ ...item, ...what } as Item) : item)),
    )
  const remove = ({ reference }: Item) => run(deleteEnquiry(reference), without(reference))
  return { answer, problem, load, change, remove }
}
