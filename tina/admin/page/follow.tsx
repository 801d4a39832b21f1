import { useEffect } from 'react'
import { useCMS } from 'tinacms'
import { FORM_PANEL } from '../../../src/admin/form-panel'
import type { Cms } from '../saving/form'
import { forgetClosed } from '../undo/history'
import { showInPage } from './show'

let shown = ''

/** Shows a place in the page once: Tina draws what stands above a form anew whenever the form begins to differ. */
function showOnce(cms: Cms, form: string, field: string) {
  const key = `${form} ${field}`
  if (key === shown) return
  shown = key
  showInPage(cms, form, field)
}

/** Returns the field that an element of a form belongs to; the editor of a long text has no name, but its label does. */
function fieldAround(element: Element): string {
  const named = element.closest('[name]')?.getAttribute('name')
  if (named) return named
  if (!element.closest('[role=textbox]')) return ''
  return element.closest('.tina-prose')?.parentElement?.querySelector('label')?.getAttribute('for') ?? ''
}

let left = { form: '', field: '' }

/** Puts the keyboard back on the row of a list whose panel was left, unless it is elsewhere by then. */
function returnToRow(form: string, field: string) {
  const [, row] = (left.form === form && /^(.*\.\d+)(?:\..*)?$/.exec(left.field)) || []
  const isBack = row && row !== field && !field.startsWith(`${row}.`)
  left = { form, field }
  if (!isBack) return
  requestAnimationFrame(() => {
    const opener = document.querySelector(`[data-test="delete-item-${CSS.escape(row)}"]`)?.previousElementSibling
    const target = opener?.querySelector<HTMLElement>('button[data-opens]') ?? (opener as HTMLElement | null | undefined)
    if (document.activeElement === document.body || document.activeElement?.closest('nav[aria-label=breadcrumb]')) target?.focus()
  })
}

/** Leads the page to whatever panel is opened, and to the field that has the focus. */
function FollowChoice() {
  const cms = useCMS() as unknown as Cms
  const id = cms.state.activeFormId
  const field = cms.state.forms.find(({ tinaForm }) => tinaForm.id === id)?.activeFieldName ?? ''
  useEffect(() => {
    if (!id) return
    showOnce(cms, id, field)
    returnToRow(id, field)
  }, [cms, id, field])
  const { forms } = cms.state
  // biome-ignore lint/correctness/useExhaustiveDependencies: other forms are open.
  useEffect(() => forgetClosed(cms), [cms, forms])
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      const focused = target instanceof Element && target.closest(FORM_PANEL) ? fieldAround(target) : ''
      if (id && focused) showOnce(cms, id, focused)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [cms, id])
  return null
}

/** Tina shows plugins of this type above the form of a document; this one only listens there. */
export const followChoice = { __type: 'form:meta', name: 'follow-choice', Component: FollowChoice }
