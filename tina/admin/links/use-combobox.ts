import { type KeyboardEvent, useState } from 'react'
import type { LinkOption } from './options'

type Parts = { options: LinkOption[]; onChoose(option: LinkOption): void }

/**
 * The keys of a field with a list, as the ARIA practices want them: arrows open the list and go through it, Enter chooses,
 * Escape closes it. The focus stays in the field.
 */
export function useCombobox({ options, onChoose }: Parts) {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const chosen = isOpen ? options[Math.min(at, options.length - 1)] : undefined
  const open = () => {
    setAt(0)
    setOpen(true)
  }
  const step = (by: number) => {
    if (!isOpen) return open()
    if (options.length > 0) setAt((Math.min(at, options.length - 1) + by + options.length) % options.length)
  }
  const choose = (option: LinkOption) => {
    setOpen(false)
    onChoose(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: chosen ? () => choose(chosen) : () => {},
      Escape: isOpen ? () => setOpen(false) : undefined,
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return {
    isOpen,
    chosen,
    open,
    close: () => setOpen(false),
    point: (option: LinkOption) => setAt(options.indexOf(option)),
    choose,
    onKeyDown,
  }
}
