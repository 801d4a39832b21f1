import type { Form } from '../saving/form'
import { nameOf, type Section, type SectionKind } from './section'

type Props = { section: Section; kind: SectionKind; index: number; count: number; list: string; form: Form['finalForm'] }

/** A row of the list: the name of the section, and what can be done with it without opening it. */
export function Row({ section, kind, index, count, list, form }: Props) {
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
      <span className={`block truncate ${section.hidden ? 'opacity-50' : ''}`} title={nameOf(section, kind)}>
        {section.hidden && 'Hidden: '}
        {nameOf(section, kind)}
      </span>
      <span className="flex gap-3 pt-1">
        {action('Up', () => move(list, index, index - 1), index === 0)}
        {action('Down', () => move(list, index, index + 1), index === count - 1)}
        {action('Duplicate', () => insert(list, index + 1, structuredClone(section)))}
        {action(section.hidden ? 'Show' : 'Hide', () => form.change(`${list}.${index}.hidden`, section.hidden ? undefined : true))}
      </span>
    </>
  )
}
