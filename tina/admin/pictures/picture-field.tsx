import { useCallback, useEffect, useRef } from 'react'
import { type Form, useCMS, wrapFieldsWithMeta } from 'tinacms'
import { useBranch } from '../../../src/admin/screen'
import { Button } from '../../../src/admin/ui/button'
import { Problem } from '../../../src/admin/ui/notice'
import { useAnswer } from '../../../src/admin/use-answer'
import { askOne } from '../../../src/features/media/admin/ask-pictures'
import { FlawList } from '../../../src/features/media/admin/one-picture/flaw-list'
import { setPicking } from '../../../src/features/media/admin/picker-opening'
import { sizeSentence } from '../../../src/features/media/admin/sentences'
import type { Alts } from '../../../src/features/media/rules/alts.ts'
import { boxesAt } from '../../../src/features/media/rules/boxes.ts'
import { flawsOf } from '../../../src/features/media/rules/flaws.ts'
import { valueAt } from '../translations/plain'
import { type FinalForm, useValues } from '../translations/values'
import { FilePick } from './file-pick'
import { beside, collectionOf, groupOf, pathOf } from './group'
import { shownAt } from './shown-at'
import { writeAlts } from './take-over'
import { useChoice } from './use-choice'
import { word } from './words'
import { WordsOffer } from './words-offer'

type Props = {
  input: { name: string; value: unknown; onChange(value: unknown): void }
  field: { required?: boolean; experimental_focusIntent?: boolean }
  form: FinalForm
  tinaForm: Form
}

/** A picture of a document: what is chosen, what is wrong with it there, and the ways to another one. */
function Picture({ input, field, form, tinaForm }: Props) {
  const { name, value } = input
  const branch = useBranch()
  const values = useValues(form)
  const [path, group] = [pathOf(value), groupOf(name)]
  const boxes = boxesAt(collectionOf(tinaForm.path), values, name)
  const asked = useAnswer(useCallback(async (signal: AbortSignal) => (path ? askOne(branch, path, signal) : undefined), [branch, path]))
  const known = asked.answer?.path === path ? asked.answer : undefined
  const isDescribable = tinaForm.getActiveField(group).fields.some((one) => one.name === beside(name, 'alt') || one.name === 'alt')
  const choice = useChoice({ branch, form, input, isDescribable, kept: known?.alts ?? {} })

  const own = useRef<HTMLDivElement>(null)
  // Who clicks a picture in the page means this field.
  useEffect(() => {
    if (field.experimental_focusIntent) own.current?.querySelector<HTMLElement>('button:not([tabindex])')?.focus()
  }, [field.experimental_focusIntent])

  const open = () => setPicking({ current: path, boxes, onPick: (next) => (next === path ? void asked.again() : choice.choose(next)) })
  const use = (alts: Alts) => {
    writeAlts(form, group, alts)
    choice.forget()
  }
  return (
    <FilePick onFile={choice.send}>
      {(uploading) => (
        // Comments are about the field that was last in use: this one says its name, and takes the focus where it is clicked.
        <div ref={own} data-field={name} tabIndex={-1} className="whitespace-normal outline-none">
          <div className="flex items-center gap-4">
            <Thumbnail value={value} onOpen={open} />
            <div className="min-w-0">
              <p className="break-words text-[15px] text-[var(--color-ink)]">
                {value ? String(path ?? value).replace(/^.*\//, '') : word('noPicture')}
              </p>
              {known && known.width > 0 && <p className="text-[13px] text-[var(--color-ink-3)]">{sizeSentence(known)}</p>}
              <div className="mt-2 flex flex-wrap gap-2">
                <Button onClick={open}>{value ? word('change') : word('choose')}</Button>
                {uploading}
                {value && !field.required ? <Button onClick={choice.takeAway}>{word('takeAway')}</Button> : null}
              </div>
            </div>
          </div>
          <Problem text={choice.problem || (asked.isAsking ? '' : asked.problem)} />
          {known && known.width > 0 && <FlawList flaws={flawsOf(known, boxes)} />}
          {choice.hasOldWords && <p className="mt-3 text-sm text-[var(--color-ink)]">{word('oldWords')}</p>}
          {known && isDescribable && (
            <WordsOffer
              key={known.path}
              branch={branch}
              picture={known}
              group={valueAt(values, group)}
              onUse={use}
              onKept={() => void asked.again()}
            />
          )}
        </div>
      )}
    </FilePick>
  )
}

/** The picture small, which opens the list; nothing where none is chosen. */
function Thumbnail({ value, onOpen }: { value: unknown; onOpen(): void }) {
  const cms = useCMS()
  if (typeof value !== 'string' || value === '') return null
  return (
    <button type="button" tabIndex={-1} aria-hidden="true" onClick={onOpen} className="w-32 flex-none">
      <img src={shownAt(cms.media.store, value)} alt="" className="aspect-[4/3] w-full rounded-sm bg-[var(--color-stone)] object-cover" />
    </button>
  )
}

/** Takes the place of Tina's field for pictures, which knows nothing of where a picture is shown, and opens its list at the top. */
export const pictureField = {
  __type: 'field',
  name: 'image',
  Component: wrapFieldsWithMeta(Picture as never),
  parse: (value: unknown) => value || '',
}
