import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../src/admin/ui/button'
import { word } from './words'

type Props = { onFile(file: File): Promise<void>; children(button: ReactNode): ReactNode }

/** Takes one file, by a button or dropped anywhere on what is inside. */
export function FilePick({ onFile, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    await onFile(file)
    setBusy(false)
  }
  const button = (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={word('upload')}
        className="hidden"
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? word('uploading') : word('upload')}
      </Button>
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way; the button is the other.
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
    >
      {children(button)}
    </div>
  )
}
