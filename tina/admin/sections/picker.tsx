import { useState } from 'react'
import { useFormPortal } from 'tinacms'
import { Card } from './card'
import { type Kinds, nameOf, type Section } from './section'

type Props = { kinds: Kinds; sections: Section[]; onPick(name: string, index: number): void; onClose(): void }

/** Every kind of section with a picture and a sentence, over the form. */
export function Picker({ kinds, sections, onPick, onClose }: Props) {
  const Portal = useFormPortal()
  const [words, setWords] = useState('')
  const [index, setIndex] = useState(sections.length)
  const found = Object.entries(kinds).filter(([, { label, purpose }]) => `${label} ${purpose}`.toLowerCase().includes(words.toLowerCase()))
  return (
    <Portal>
      {({ zIndexShift }: { zIndexShift: number }) => (
        <div
          role="dialog"
          aria-label="Add a section"
          className="absolute inset-0 overflow-y-auto bg-gray-50 p-4 whitespace-normal"
          style={{ zIndex: zIndexShift + 1000 }}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        >
          <p className="flex items-center justify-between gap-2 text-base font-medium">
            Add a section
            <button type="button" className="text-sm text-gray-600 underline" onClick={onClose}>
              Close
            </button>
          </p>
          <input
            // biome-ignore lint/a11y/noAutofocus: whoever opens the picker came to choose.
            autoFocus
            type="search"
            aria-label="Search the sections"
            placeholder="Search"
            className="my-2 w-full rounded border border-gray-200 px-3 py-2 text-sm"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <label className="mb-3 flex items-center gap-2 text-sm">
            Where
            <select
              className="min-w-0 flex-1 rounded border border-gray-200 px-2 py-1"
              value={index}
              onChange={({ target }) => setIndex(Number(target.value))}
            >
              <option value={0}>First</option>
              {sections.map((section, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that the choice is about.
                <option key={at} value={at + 1}>
                  After {nameOf(section, kinds[section._template] ?? { label: section._template })}
                </option>
              ))}
            </select>
          </label>
          {found.length === 0 && <p>There is no such section.</p>}
          <div className="grid gap-3" style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
            {found.map(([name, kind]) => (
              <Card key={name} kind={kind} onPick={() => onPick(name, index)} />
            ))}
          </div>
        </div>
      )}
    </Portal>
  )
}
