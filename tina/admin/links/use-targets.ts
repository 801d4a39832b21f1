import { useEffect, useSyncExternalStore } from 'react'
import { useCMS } from 'tinacms'
import type { Cms } from '../saving/form'
import { refreshTargets, subscribe, targetsNow } from './targets'

/** Returns every page and treatment that a link can lead to; undefined until they are there. */
export function useTargets() {
  const cms = useCMS() as unknown as Cms
  useEffect(() => void refreshTargets(cms), [cms])
  return useSyncExternalStore(subscribe, targetsNow)
}
