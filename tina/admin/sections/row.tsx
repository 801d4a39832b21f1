import type { Form } from '../saving/form'
import { Plus } from './plus'
import { nameOf, type Section, type SectionKind } from './section'
import { word } from './words'

type Props = {
  section: Section
  kind: SectionKind
  index: number
  count: number
  list: string
  form: Form['finalForm']
  onAdd(index: number): void
  /** True for a translator, who changes nothing of the sections themselves. */
  isHeld: boolean
}

/** A row of the list: the name of the section, and what can be done with it without opening it. */
export function Row({ section, kind, index, count, list, form, onAdd, isHeld }: Props) {
  const { move, insert } = form.mutators
  const action = (label: string, run: () => void, disabled = false) => (
    <button
      type="button"
      disabled={disabled}
      className="text-xs font-normal text-gray-500 underline hover:text-blue-600 disabled:opacity-30"
      onClick={(event) => {
        event.stopPropagation()
        run()
      }}
    >
      {label}
    </button>
  )
  return (
    <>
      {/* A click goes on to the row, which opens the section; the keyboard needs a button for it. */}
      <button
        type="button"
        data-opens
        className={`block w-full truncate text-start ${section.hidden ? 'opacity-50' : ''}`}
        title={nameOf(section, kind)}
      >
        {section.hidden ? word('hiddenName', { name: nameOf(section, kind) }) : nameOf(section, kind)}
      </button>
      {!isHeld && (
        <span className="flex gap-3 pt-1">
          {action(word('up'), () => move(list, index, index - 1), index === 0)}
          {action(word('down'), () => move(list, index, index + 1), index === count - 1)}
          {action(word('duplicate'), () => insert(list, index + 1, structuredClone(section)))}
          {action(word(section.hidden ? 'show' : 'hide'), () => form.change(`${list}.${index}.hidden`, section.hidden ? undefined : true))}
        </span>
      )}
      {!isHeld && index === 0 && <Plus isFirst label={word('addFirst')} onAdd={() => onAdd(0)} />}
      {!isHeld && <Plus label={word('addAfter', { name: nameOf(section, kind) })} onAdd={() => onAdd(index + 1)} />}
    </>
  )
}
