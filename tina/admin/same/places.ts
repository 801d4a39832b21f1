import { useEffect, useSyncExternalStore } from 'react'
import { useCMS } from 'tinacms'
import { ask } from '../../../src/admin/ask-server'
import { SAME_PLACES, type SamePlace } from '../../../src/features/find/rules/same-places.ts'
import { branchOf, type Cms } from '../saving/form'
import { onSaved } from '../saving/saved'

const MS_FRESH = 15_000

let known: SamePlace[] | undefined
let branch: string | undefined
let asked = 0
let refresh = () => {}
const listeners = new Set<() => void>()

/** Asks for the texts that may stand in several places, where that was not done just now. */
async function refreshPlaces(cms: Cms): Promise<void> {
  const open = branchOf(cms)
  refresh = () => void refreshPlaces(cms)
  if (open === branch && Date.now() - asked < MS_FRESH) return
  if (open !== branch) known = undefined
  branch = open
  asked = Date.now()
  try {
    known = await ask<SamePlace[]>(SAME_PLACES, { branch: cms.api.tina.branch, unasked: true })
  } catch {
    asked = 0
  }
  for (const tell of listeners) tell()
}

onSaved(() => {
  asked = 0
  refresh()
})

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Returns the texts that may stand in several places, as they were saved last; undefined until they are there, and where no server of ours lists them. */
export function usePlaces(): SamePlace[] | undefined {
  const cms = useCMS() as unknown as Cms
  useEffect(() => void refreshPlaces(cms), [cms])
  return useSyncExternalStore(subscribe, () => known)
}
