import { useState } from 'react'
import { useFormPortal } from 'tinacms'
import { Button } from '../../../src/admin/ui/button'
import { INPUT } from '../../../src/admin/ui/looks'
import { Select } from '../../../src/admin/ui/select'
import { frameOfPage } from '../page/frame'
import { type Kinds, nameOf, type Section, type SectionKind } from './section'
import { word } from './words'

/** `place` is the index that a new section gets unless another place is chosen. */
type Props = { kinds: Kinds; sections: Section[]; place: number; onPick(name: string, index: number): void; onClose(): void }

/** Every kind of section with a picture and a sentence, over the form. */
export function Picker({ kinds, sections, place, onPick, onClose }: Props) {
  const Portal = useFormPortal()
  const [words, setWords] = useState('')
  const [index, setIndex] = useState(place)
  const [opener] = useState(focused)
  const close = () => {
    onClose()
    // At once: a moment later what is around the picker would have got the focus.
    opener?.focus()
  }
  const found = Object.entries(kinds).filter(([, { label, purpose }]) => `${label} ${purpose}`.toLowerCase().includes(words.toLowerCase()))
  return (
    <Portal>
      {() => (
        <div
          role="dialog"
          aria-label={word('add')}
          className="absolute inset-0 z-[1000] overflow-y-auto whitespace-normal bg-gray-50 p-4"
          // The keys of somebody who is writing Chinese belong to the letters.
          onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
        >
          <p className="flex items-center justify-between gap-2 text-base font-medium">
            {word('add')}
            <Button onClick={close}>{word('close')}</Button>
          </p>
          <input
            // biome-ignore lint/a11y/noAutofocus: whoever opens the picker came to choose.
            autoFocus
            type="search"
            aria-label={word('searchSections')}
            placeholder={word('search')}
            className={`my-2 ${INPUT}`}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Select label={word('where')} value={String(index)} onChoose={(place) => setIndex(Number(place))}>
            <option value={0}>{word('first')}</option>
            {sections.map((section, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that the choice is about.
              <option key={at} value={at + 1}>
                {word('after', { name: nameOf(section, kinds[section._template] ?? { label: section._template }) })}
              </option>
            ))}
          </Select>
          {found.length === 0 && <p>{word('none')}</p>}
          <div className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-3">
            {found.map(([name, kind]) => (
              <Card key={name} kind={kind} onPick={() => onPick(name, index)} />
            ))}
          </div>
        </div>
      )}
    </Portal>
  )
}

/** What has the focus, in the form or in the page: the page forgets it as soon as the form has it. */
const focused = () =>
  (document.activeElement === frameOfPage() ? frameOfPage()?.contentDocument : document)?.activeElement as HTMLElement | null | undefined

/** One kind of section to choose: its picture, its name, and what it is for. */
function Card({ kind: { label, previewSrc, purpose }, onPick }: { kind: SectionKind; onPick(): void }) {
  return (
    <button
      type="button"
      className="overflow-hidden rounded border border-gray-200 bg-white text-start shadow hover:border-blue-400 focus:border-blue-500"
      onClick={onPick}
    >
      {previewSrc && <img src={previewSrc} alt="" width={480} height={300} loading="lazy" className="block h-auto w-full border-b" />}
      <b className="block px-3 pt-2 text-sm font-semibold">{label}</b>
      <span className="block px-3 pb-3 pt-1 text-xs text-gray-600">{purpose}</span>
    </button>
  )
}
