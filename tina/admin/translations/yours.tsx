import { languageName } from '../../../src/admin/i18n/language-name'
import { staffLocale } from '../../../src/admin/i18n/staff-language'
import { useStanding } from '../../../src/admin/standing'
import { Notice } from '../../../src/admin/ui/notice'
import { onlyTranslates } from '../../../src/model/roles.ts'
import { word } from './words'

/** The sentence that says why fields are held. */
export const HELD_WHY = 'held-why'

const list = new Intl.ListFormat(staffLocale)

/** Above the form: which texts are a translator's, and that all else is there to read; nothing for all others. */
function Yours() {
  const standing = useStanding()
  if (!standing || !onlyTranslates(standing)) return null
  return (
    <div data-yours className="flex-none px-4 font-sans">
      <Notice tone="good" role="note">
        <p id={HELD_WHY}>{word('yours', { languages: list.format(standing.languages.map(languageName)) })}</p>
      </Notice>
    </div>
  )
}

/** Tina shows plugins of this type above the form of a document. */
export const yoursNotice = { __type: 'form:meta', name: 'yours', Component: Yours }
