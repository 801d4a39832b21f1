import { useSyncExternalStore } from 'react'
import { type TinaCMS, useCMS } from 'tinacms'
import { reachable } from '../../../src/admin/field-link'
import { fieldWord } from '../../../src/admin/field-words/field-word'
import { FormComments } from '../../../src/features/reviews/admin/form-comments'
import { labelOf, showInPage } from '../page/show'
import { pathsOpen } from '../presence/opened'
import { branchOf, type Cms, isOnSite } from '../saving/form'
import { chooseLanguage } from '../translations/language'

const EVERY_MS = 500
/** The forms that Tina draws without the page, and without what stands above the others. */
const LISTED = '#/collections/edit/'

/** What is said of the texts of a document in a draft, and the way to say something. The site itself has no comments. */
function OnDocument({ cms, path }: { cms: Cms; path: string | undefined }) {
  const form = cms.state.forms?.find(({ tinaForm }) => tinaForm.id === path)?.tinaForm
  if (isOnSite(cms) || !form) return null
  return (
    <FormComments
      key={form.id}
      branch={branchOf(cms)}
      path={form.id}
      labelOf={(field) => fieldWord(labelOf(cms, form.id, field))}
      show={({ field, input, language }) => {
        chooseLanguage(language)
        cms.dispatch({ type: 'forms:set-active-field-name', value: { formId: form.id, fieldName: reachable(form.values, input || field) } })
        showInPage(cms, form.id, field)
      }}
    />
  )
}

function CommentsNotice() {
  const cms = useCMS() as unknown as Cms
  return <OnDocument cms={cms} path={pathsOpen(cms, window.location.hash).at(-1)} />
}

/** Tina shows plugins of this type above the form of a document, beside its page. */
export const commentsNotice = { __type: 'form:meta', name: 'comments', Component: CommentsNotice }

/** Tina tells nobody outside its own components what is open, so this looks again and again. */
function subscribe(tell: () => void) {
  const timer = setInterval(tell, EVERY_MS)
  return () => clearInterval(timer)
}

/** The same for a form without a page, such as that of a question: it hangs from the line under the bar. */
export function CommentsOnListed({ cms: tina }: { cms: TinaCMS }) {
  const cms = tina as unknown as Cms
  const path = useSyncExternalStore(subscribe, () => {
    const { hash } = window.location
    const open = hash.startsWith(LISTED) && cms.state ? pathsOpen(cms, hash).at(-1) : undefined
    return cms.state?.forms?.some(({ tinaForm }) => tinaForm.id === open) ? open : undefined
  })
  if (path === undefined) return null
  return (
    <div className="absolute end-0 top-full w-max max-w-[min(28rem,100vw)]">
      <OnDocument cms={cms} path={path} />
    </div>
  )
}
