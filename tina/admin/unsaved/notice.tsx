import { useState } from 'react'
import { useCMS } from 'tinacms'
import { Notice } from '../../../src/admin/ui/notice'
import { branchOf, type Cms } from '../saving/form'
import { draftsIn } from './drafts'
import { keyOf } from './keep'
import { Offer } from './offer'

/** Above the form: what was typed into the documents of this page and never saved. */
function UnsavedNotice() {
  const cms = useCMS() as unknown as Cms
  const [, setDecided] = useState(0)
  const drafts = draftsIn().filter(({ branch }) => branch === branchOf(cms))
  const found = drafts.flatMap((draft) => {
    const form = cms.state.forms.find(({ tinaForm }) => tinaForm.id === draft.path)?.tinaForm
    return form && keyOf(form) !== draft.key ? [{ draft, form }] : []
  })
  if (found.length === 0) return null
  return (
    <div className="px-4 pt-1 font-sans">
      <Notice tone="warn" role="alert">
        {found.map(({ draft, form }) => (
          <Offer key={draft.key} draft={draft} form={form} cms={cms} onDecided={() => setDecided((number) => number + 1)} />
        ))}
      </Notice>
    </div>
  )
}

/** Tina shows plugins of this type above the form of a document. */
export const unsavedNotice = { __type: 'form:meta', name: 'unsaved', Component: UnsavedNotice }
