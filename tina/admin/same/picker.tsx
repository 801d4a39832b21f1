import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../src/admin/ui/button'
import { INPUT } from '../../../src/admin/ui/looks'
import { Choices, idOf } from '../links/choices'
import type { LinkOption } from '../links/options'
import { useCombobox } from '../links/use-combobox'
import { word } from './words'

type Props = {
  /** What may be chosen for what was typed. */
  optionsFor(typed: string): LinkOption[]
  onChoose(reference: string): void
  onLeave(): void
}

/** Chooses the text that a field says the same as: by page, by field, or by the text. */
export function PlacePicker({ optionsFor, onChoose, onLeave }: Props) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const field = useRef<HTMLInputElement>(null)
  const options = optionsFor(typed)
  const { isOpen, chosen, open, close, point, choose, onKeyDown } = useCombobox({ options, onChoose: ({ link }) => onChoose(link) })
  // Who asked for the choice types at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it comes.
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    open()
  }, [])
  return (
    <div className="relative mt-2">
      <input
        ref={field}
        role="combobox"
        aria-label={word('find')}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={chosen && idOf(list, chosen)}
        autoComplete="off"
        spellCheck={false}
        placeholder={word('placeholder')}
        className={INPUT}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          open()
        }}
        onClick={open}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <Choices
          id={list}
          label={word('listed')}
          nothing={word('nothing')}
          options={options}
          chosen={chosen}
          typed={typed}
          onPoint={point}
          onChoose={choose}
        />
      )}
      <span role="status" className="sr-only">
        {isOpen && typed ? word('found', { count: options.length }) : ''}
      </span>
      <p className="mt-1 text-xs">
        <Button look="link" onClick={onLeave}>
          {word('leave')}
        </Button>
      </p>
    </div>
  )
}
