import { useEffect, useRef } from 'react'
import type { LinkOption } from './options'
import { word } from './words'

/** The name of a line for the field that says which is chosen. */
export const idOf = (list: string, { link }: LinkOption) => `${list}-${link.replace(/\s/g, '_')}`

type Props = {
  id: string
  options: LinkOption[]
  chosen: LinkOption | undefined
  typed: string
  /** What the list is called, and what is said where nothing is found; of links, if not given. */
  label?: string
  nothing?: string
  onPoint(option: LinkOption): void
  onChoose(option: LinkOption): void
}

/** The pages and addresses, or other things, that may be chosen. */
export function Choices({ id, options, chosen, typed, label = word('listed'), nothing = word('nothingFound'), onPoint, onChoose }: Props) {
  return (
    <div className="absolute inset-x-0 top-full z-[1000] mt-1 max-h-72 overflow-y-auto rounded-sm border border-gray-300 bg-white shadow-lg">
      {options.length === 0 && typed !== '' && <p className="p-3 text-sm text-gray-700">{nothing}</p>}
      <div role="listbox" id={id} aria-label={label} tabIndex={-1}>
        {options.map((option) => (
          <Choice
            key={option.link}
            id={idOf(id, option)}
            option={option}
            isChosen={option.link === chosen?.link}
            onPoint={() => onPoint(option)}
            onChoose={() => onChoose(option)}
          />
        ))}
      </div>
    </div>
  )
}

/** Forced colours take the ground away, and show the edge of every line. */
const CHOSEN =
  'border-[var(--color-rose-700)] bg-[var(--color-rose-100)] forced-colors:outline forced-colors:outline-2 forced-colors:-outline-offset-2'

type LineProps = { id: string; option: LinkOption; isChosen: boolean; onPoint(): void; onChoose(): void }

/** One place to choose: its name, and small what and where it is. */
function Choice({ id, option, isChosen, onPoint, onChoose }: LineProps) {
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) own.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys.
    <div
      ref={own}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={`min-h-11 cursor-pointer border-s-4 px-3 py-1.5 ${isChosen ? CHOSEN : 'border-transparent'}`}
      onMouseMove={onPoint}
      // The focus stays in the field: leaving it would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="block text-sm text-gray-900">{option.name}</span>
      <bdi className="block truncate text-xs text-gray-600">{option.note}</bdi>
    </div>
  )
}
