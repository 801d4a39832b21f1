import { useCallback, useDeferredValue, useEffect, useReducer, useSyncExternalStore } from 'react'
import { useCMS } from 'tinacms'
import { staffLocale } from '../../../src/admin/i18n/staff-language'
import { Button } from '../../../src/admin/ui/button'
import { Notice } from '../../../src/admin/ui/notice'
import { branchOf, type Cms, type Form, type FormValues, personOf } from '../saving/form'
import { keyOf } from './keep'
import { dropKept, keptOf, tabOf, type UnsavedChanges } from './kept'
import { meaningOf } from './meaning'
import { nameOf } from './name'
import { onUnsaved, tellUnsaved } from './news'
import { clashesWith, firstChange, putBack } from './restore'
import { word } from './words'

/** What this person typed into the documents that are open and never saved. `isOver`: it lies over the form, and can be folded. */
export function UnsavedIn({ cms, isOver }: { cms: Cms; isOver?: boolean }) {
  const [, look] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => onUnsaved(look), [])
  const found = keptOf(personOf(cms)).flatMap((kept) => {
    if (kept.branch !== branchOf(cms)) return []
    const form = cms.state.forms.find(({ tinaForm }) => tinaForm.id === kept.path)?.tinaForm
    return form && keyOf(form) !== kept.key ? [{ kept, form }] : []
  })
  if (found.length === 0) return null
  // The newest come first.
  const isNewest = ({ key, path }: UnsavedChanges) => {
    const same = found.filter(({ kept }) => kept.path === path)
    return same.length > 1 && same[0]?.kept.key === key
  }
  const offers = found.map(({ kept, form }) => <Offer key={kept.key} kept={kept} form={form} cms={cms} isNewest={isNewest(kept)} />)
  return (
    <div className="px-4 pt-1 font-sans">
      <Notice tone="warn" role="alert">
        {isOver ? (
          <details open className="max-h-[50vh] overflow-y-auto">
            <summary className="cursor-pointer font-medium">{word('title')}</summary>
            {offers}
          </details>
        ) : (
          offers
        )}
      </Notice>
    </div>
  )
}

function UnsavedNotice() {
  return <UnsavedIn cms={useCMS() as unknown as Cms} />
}

/** Tina shows plugins of this type above the form of a document, beside its page. */
export const unsavedNotice = { __type: 'form:meta', name: 'unsaved', Component: UnsavedNotice }

type Props = { kept: UnsavedChanges; form: Form; cms: Cms; isNewest: boolean }

/** When, as people say it: `'12 May, 14:03'` */
const timeOf = (at: number) =>
  new Date(at).toLocaleString(staffLocale, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** What is in a form, followed while the editor types. */
function useFormValues({ finalForm }: Form): FormValues {
  const subscribe = useCallback((changed: () => void) => finalForm.subscribe<'values'>(changed, { values: true }), [finalForm])
  return useSyncExternalStore(subscribe, () => finalForm.getState().values)
}

/** One set of unsaved changes: put them back, or be rid of them. */
function Offer({ kept, form, cms, isNewest }: Props) {
  const { fields } = cms.api.tina.schema.getCollectionByFullPath(form.id)
  const clashes = clashesWith(kept, form.initialValues, useDeferredValue(useFormValues(form)), fields)
  const first = firstChange(kept, fields)
  const isOld = meaningOf(kept.from) !== meaningOf(form.initialValues)
  const decide = (restore: boolean) => {
    // Another tab may have typed on since this was drawn, or saved.
    const still = keptOf(personOf(cms)).find(({ key }) => key === kept.key)
    if (restore && still) {
      putBack(still, form, fields)
      cms.dispatch({ type: 'forms:set-active-form-id', value: form.id })
    }
    dropKept(kept.key)
    tellUnsaved()
  }
  const { isMoved } = kept
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first offered.
  useEffect(() => {
    if (isMoved) decide(true)
  }, [isMoved])
  return (
    <div>
      <p>
        {word('unsaved', { name: nameOf(form.values, form.id), time: timeOf(kept.at) })}
        {isNewest && ` ${word('newest')}`}
        {kept.tab !== undefined && kept.tab !== tabOf() && ` ${word('otherTab')}`}
        {first && ` ${word(first.words ? 'first' : 'firstEmptied', first)}`}
        {isOld && ` ${word('savedSince')}`}
        {clashes.saved.length > 0 && ` ${word('clashes', { places: clashes.saved.join('; ') })}`}
        {clashes.typed.length > 0 && ` ${word('ownClashes', { places: clashes.typed.join('; ') })}`}
      </p>
      <p className="mt-2 flex gap-3">
        <Button onClick={() => decide(true)}>{word('restore')}</Button>
        <Button onClick={() => decide(false)}>{word('discard')}</Button>
      </p>
    </div>
  )
}
