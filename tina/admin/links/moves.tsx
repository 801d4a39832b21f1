import { useEffect, useState } from 'react'
import { useCMS } from 'tinacms'
import { ask } from '../../../src/admin/ask-server'
import { Notice } from '../../../src/admin/ui/notice'
import { LEADING_HERE, type LeadingHere } from '../../../src/features/links/rules/leading-here.ts'
import { FIXED } from '../../../src/model/fixed-addresses.ts'
import type { Cms, Form } from '../saving/form'
import { type Move, moveIn } from './move-in'
import { movesTo, word } from './words'

/** Follows what is typed into a form. */
function useMove(form: Form | undefined): Move | undefined {
  const [move, setMove] = useState<Move>()
  useEffect(() => {
    if (!form) return setMove(undefined)
    const look = () => setMove((old) => (JSON.stringify(old) === JSON.stringify(moveIn(form)) ? old : moveIn(form)))
    return form.finalForm.subscribe(look, { values: true, initialValues: true })
  }, [form])
  return move
}

/** Above the form, before a save: what a new address moves. */
function MoveNotice() {
  const cms = useCMS() as unknown as Cms
  const form = cms.state.forms.find(({ tinaForm }) => tinaForm.id === cms.state.activeFormId)?.tinaForm
  const move = useMove(form)
  const [counted, setCounted] = useState<LeadingHere>()
  const path = move?.path
  useEffect(() => {
    setCounted(undefined)
    if (!path) return
    const controller = new AbortController()
    ask<LeadingHere>(`${LEADING_HERE}?path=${encodeURIComponent(path)}`, { signal: controller.signal })
      .then(setCounted)
      .catch(() => {})
    return () => controller.abort()
  }, [path])
  if (!move) return null
  const isFixed = FIXED.includes(move.from)
  return (
    <div className="flex-none px-4 pt-1 font-sans">
      {isFixed ? (
        <Notice tone="warn" role="alert">
          {word('keepsAddress', { from: move.from })}
        </Notice>
      ) : (
        counted && (
          <Notice tone="good" role="status">
            {movesTo(move.from, move.to, counted)}
          </Notice>
        )
      )}
    </div>
  )
}

/** Tina shows plugins of this type above the form of a document. */
export const moveNotice = { __type: 'form:meta', name: 'moves', Component: MoveNotice }
