import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

/**
 * A dialog that is open while it is shown, and stays so while something is under way: nothing that was asked for is undone by closing it,
 * and its answer would be told to nobody.
 */
export function useHeldDialog(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isBusy, setBusy] = useState(false)
  const open = () => {
    if (!ref.current?.open) ref.current?.showModal()
  }
  useEffect(open, [])
  return {
    isBusy,
    setBusy,
    close: () => ref.current?.close(),
    // A second Escape closes it unasked.
    props: { ref, onCancel: (event: SyntheticEvent) => isBusy && event.preventDefault(), onClose: isBusy ? open : onClose },
  }
}
