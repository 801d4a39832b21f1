import { draftsOnlySentence } from '../../../src/admin/role-words'
import { useStanding } from '../../../src/admin/standing'
import { Button } from '../../../src/admin/ui/button'
import { Notice } from '../../../src/admin/ui/notice'
import { openPlaces } from '../../../src/features/releases/admin/place'
import { word } from './words'

/** Says before somebody types that nothing is saved on the site itself by them, with the way to a draft; nothing for all others. */
export function OnlyDrafts() {
  const standing = useStanding()
  const sentence = standing && draftsOnlySentence(standing)
  return sentence ? (
    <Notice tone="warn" role="note">
      <p>{sentence}</p>
      <Button onClick={() => openPlaces(true)}>{word('chooseDraft')}</Button>
    </Notice>
  ) : null
}

/** Tina shows plugins of this type above the form of a document. */
export const onlyDraftsNotice = {
  __type: 'form:meta',
  name: 'only-drafts',
  Component: () => (
    <div className="flex-none px-4 font-sans empty:hidden">
      <OnlyDrafts />
    </div>
  ),
}
