import { useCMS } from 'tinacms'
import { reachable } from '../../../src/admin/field-link'
import { fieldWord } from '../../../src/admin/field-words/field-word'
import { FormComments } from '../../../src/features/reviews/admin/form-comments'
import { labelOf, showInPage } from '../page/show'
import { formOf, pathsOpen } from '../presence/opened'
import { branchOf, type Cms, isOnSite } from '../saving/form'
import { chooseLanguage } from '../translations/language'

/** What is said of the texts of a document in a draft, and the way to say something. The site itself has no comments. */
export function CommentsOn({ cms, path }: { cms: Cms; path: string | undefined }) {
  const form = formOf(cms, path)
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
  return <CommentsOn cms={cms} path={pathsOpen(cms, window.location.hash).at(-1)} />
}

/** Tina shows plugins of this type above the form of a document, beside its page. */
export const commentsNotice = { __type: 'form:meta', name: 'comments', Component: CommentsNotice }
