import { useCMS } from 'tinacms'
import { reachable } from '../../../src/admin/field-link'
import { fieldWord } from '../../../src/admin/field-words/field-word'
import { FormComments } from '../../../src/features/reviews/admin/form-comments'
import { labelOf, showInPage } from '../page/show'
import { pathsOpen } from '../presence/opened'
import { branchOf, type Cms, isOnSite } from '../saving/form'
import { chooseLanguage } from '../translations/language'

/** Above the form of a document in a draft: what is said of its texts. The site itself has no comments. */
function CommentsNotice() {
  const cms = useCMS() as unknown as Cms
  const path = pathsOpen(cms, window.location.hash).at(-1)
  const form = cms.state.forms.find(({ tinaForm }) => tinaForm.id === path)?.tinaForm
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

/** Tina shows plugins of this type above the form of a document. */
export const commentsNotice = { __type: 'form:meta', name: 'comments', Component: CommentsNotice }
