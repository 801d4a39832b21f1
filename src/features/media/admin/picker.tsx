import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from '../../../admin/ui/button'
import { Library } from './library/library'
import { onPicking, type Picking, pickingNow, setPicking } from './picker-opening'
import { word } from './words/library'

/** The pictures in a dialog over the admin, from which one is chosen. */
export function Picker({ branch }: { branch(): string }) {
  const picking = useSyncExternalStore(onPicking, pickingNow)
  return picking ? <OpenPicker picking={picking} branch={branch()} /> : null
}

function OpenPicker({ picking, branch }: { picking: Picking; branch: string }) {
  const own = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = own.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  const pick = (path: string) => {
    setPicking(undefined)
    picking.onPick(path)
  }
  return (
    <dialog
      ref={own}
      aria-label={word('choose')}
      className="m-auto h-[calc(100dvh-2rem)] max-h-none w-[calc(100vw-2rem)] max-w-[1344px] overflow-y-auto rounded-sm border border-[var(--color-line-strong)] bg-[var(--color-ivory)] p-0 font-sans text-base text-[var(--color-ink-2)] backdrop:bg-[rgb(42_31_40/0.45)] max-md:m-0 max-md:h-dvh max-md:w-screen max-md:max-w-none"
      onClose={() => setPicking(undefined)}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-[var(--color-sand)] bg-[var(--color-ivory)] px-5 py-3">
        <h2 className="font-[family-name:var(--font-display)] text-2xl text-[var(--color-ink)]">{word('choose')}</h2>
        <Button onClick={() => setPicking(undefined)}>{word('close')}</Button>
      </div>
      <div className="p-5">
        <Library branch={branch} current={picking.current} boxes={picking.boxes} onPick={pick} />
      </div>
    </dialog>
  )
}
