import { useEffect, useState } from 'react'
import { withElements } from '../../../../admin/i18n/with-elements'
import { screenOf, useBranch } from '../../../../admin/screen'
import { Page } from '../../../../admin/ui/page'
import type { ReplaceQuery } from '../../rules/pieces.ts'
import { word } from '../words/replace'
import { ReplaceForm } from './replace-form'
import { ReplaceList } from './replace-list'

/** The name of the screen, of which Tina makes its address. */
export const FIND_AND_REPLACE = 'Find and replace'

/** So long nothing is typed before the texts are listed anew. */
const TYPING_MS = 400

/** What the address of the screen asks for: `'#/screens/find_and_replace?find=Profhilo'`. */
const askedFor = (): ReplaceQuery => ({
  find: new URLSearchParams(window.location.hash.split('?')[1]).get('find') ?? '',
  put: '',
  whole: false,
  sameCase: false,
})

/** Words in all texts, and what they become, ticked one by one and replaced as one change. */
function FindAndReplace() {
  const branch = useBranch()
  const [typed, setTyped] = useState(askedFor)
  const [wanted, setWanted] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <Page title={word('title')}>
      <p className="max-w-3xl">
        {withElements(word('whatIsFound'), { place: branch === 'main' ? word('theSite') : <b>{decodeURIComponent(branch)}</b> })}
      </p>
      <ReplaceForm typed={typed} onType={setTyped} onList={() => setWanted(typed)} />
      {/* A list of other words than those that stand in the form is no list of what would be replaced. */}
      {typed.find && wanted !== typed && <p role="status">{word('looking')}</p>}
      {wanted.find && wanted === typed && <ReplaceList key={JSON.stringify([branch, wanted])} branch={branch} wanted={wanted} />}
    </Page>
  )
}

export const replaceScreen = screenOf(FIND_AND_REPLACE, 'M4 7h11M11 3l4 4-4 4M20 17H9M13 13l-4 4 4 4', FindAndReplace)
