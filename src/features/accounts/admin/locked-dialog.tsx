import { type ReactNode, useEffect, useRef, useState } from 'react'

type Props = { className: string; label: string; children: ReactNode }

/** A dialog above all else, which only whoever shows it takes away: Escape does not. */
export function LockedDialog({ className, label, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // What is in it can have the focus only once it is open.
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal()
    setOpen(true)
  }
  useEffect(open, [])
  return (
    <dialog ref={dialog} className={className} aria-label={label} onCancel={(event) => event.preventDefault()} onClose={open}>
      {isOpen && children}
    </dialog>
  )
}
