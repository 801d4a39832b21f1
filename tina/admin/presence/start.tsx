import { useSyncExternalStore } from 'react'
import type { TinaCMS } from 'tinacms'
import { onceSignedIn } from '../../../src/admin/once-signed-in'
import { addStyle } from '../../../src/admin/ui/desk-look'
import { forgetOthers, forgetSaved, hear } from '../../../src/features/presence/admin/known'
import { OthersHere } from '../../../src/features/presence/admin/others'
import { NEWS_LOOK, SavedByOther } from '../../../src/features/presence/admin/saved-by-other'
import { followOpened } from '../../../src/features/presence/admin/stream'
import type { Cms } from '../saving/form'
import { showSaved } from '../saving/save'
import { onSaved } from '../saving/saved'
import { languageNow } from '../translations/language'
import { nameOf } from '../unsaved/name'
import { formOf, lookOften, openedIn, pathsOpen } from './opened'

const SEPARATOR = '\n'

/** Tells the server what is open here, and hears of others, from the sign-in on. */
export function tellWhatIsOpen(tina: TinaCMS) {
  const cms = tina as unknown as Cms
  addStyle(NEWS_LOOK)
  onSaved(forgetSaved)
  onceSignedIn(tina, () => {
    followOpened({ openedNow: () => openedIn(cms, window.location.hash, languageNow()), hear, forget: forgetOthers })
  })
}

/** What is open, and of what of it there are unsaved changes, as two texts: two looks at the same are equal. */
const lookAt = (cms: Cms) => {
  const paths = pathsOpen(cms, window.location.hash)
  const unsaved = paths.filter((path) => formOf(cms, path)?.finalForm.getState().dirty)
  return [paths, unsaved].map((list) => list.join(SEPARATOR)).join(`${SEPARATOR}${SEPARATOR}`)
}

function useOpened(cms: Cms) {
  const text = useSyncExternalStore(lookOften, () => lookAt(cms))
  const [paths = [], unsaved = []] = text.split(`${SEPARATOR}${SEPARATOR}`).map((list) => list.split(SEPARATOR).filter(Boolean))
  const titleOf = (path: string) => nameOf(formOf(cms, path)?.values ?? {}, path)
  return { paths, unsaved, titleOf }
}

/** Who else has open what is open here: the end of the status line. */
export function PeopleHere({ cms }: { cms: TinaCMS }) {
  const { paths, titleOf } = useOpened(cms as unknown as Cms)
  return <OthersHere paths={paths} titleOf={titleOf} />
}

/** What others saved of what is open here: a line of its own under the status line. */
export function PeopleSaved({ cms: tina }: { cms: TinaCMS }) {
  const cms = tina as unknown as Cms
  const { paths, unsaved, titleOf } = useOpened(cms)
  const show = async (path: string) => {
    const form = formOf(cms, path)
    return form ? showSaved(cms, form) : false
  }
  return <SavedByOther paths={paths} titleOf={titleOf} isUnsaved={(path) => unsaved.includes(path)} show={show} />
}
