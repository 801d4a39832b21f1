import { useRef, useState } from 'react'
import { ask } from '../../../../admin/ask-server'
import { backSentence } from '../../../../admin/taken-back'
import { Button } from '../../../../admin/ui/button'
import { Notice, Problem } from '../../../../admin/ui/notice'
import { HISTORY, type TakenBackChange } from '../../../history/rules/change.ts'
import type { KnownPicture, ReplacedPicture } from '../../rules/pictures.ts'
import { replaceEverywhere } from '../ask-pictures'
import { refusedFile } from '../sentences'
import { word } from '../words/one'

type Props = { branch: string; picture: KnownPicture; onReplaced(done: ReplacedPicture): void }

/** Asks for another file, and puts it wherever the picture stands. */
export function ReplaceEverywhere({ branch, picture, onReplaced }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<{ isBusy?: boolean; problem?: string }>({})
  const { length } = picture.uses
  const choose = (chosen: File | undefined) => {
    setState({})
    setFile(chosen)
    if (input.current) input.current.value = ''
  }
  const replace = async () => {
    if (!file) return
    setState({ isBusy: true })
    try {
      onReplaced(await replaceEverywhere(branch, picture.path, file))
    } catch (error) {
      setFile(undefined)
      setState({ problem: refusedFile(file.name, (error as Error).message) })
    }
  }
  return (
    <div className="mt-5">
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={word('replace')}
        className="hidden"
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {!file && <Button onClick={() => input.current?.click()}>{word('replace')}</Button>}
      {file && (
        <fieldset className="flex flex-wrap items-center gap-3">
          <legend className="float-start mb-2 w-full text-sm text-[var(--color-ink)]">
            {word('replaceQuestion', { file: file.name, count: length })}
          </legend>
          <Button onClick={() => choose(undefined)} disabled={state.isBusy}>
            {word('replaceKeep')}
          </Button>
          <Button look="chosen" autoFocus disabled={state.isBusy} onClick={() => void replace()}>
            {state.isBusy ? word('keeping') : word('replaceGo', { count: length })}
          </Button>
        </fieldset>
      )}
      <Problem text={state.problem ?? ''} />
    </div>
  )
}

/** Says what was replaced, with the way back. */
export function ReplacedNotice({ branch, text, commit, takeBack, onBack }: BackProps) {
  const [told, setTold] = useState('')
  const back = async () => {
    const done = ask<TakenBackChange>(`${HISTORY}/take-back`, { method: 'POST', branch, body: { commit } })
    setTold(await done.then(backSentence, ({ message }: Error) => message))
    onBack()
  }
  return (
    <Notice tone="good" role="status">
      <p>{told || text}</p>
      {commit && !told && <Button onClick={() => void back()}>{takeBack}</Button>}
    </Notice>
  )
}

type BackProps = { branch: string; text: string; commit?: string; takeBack: string; onBack(): void }
