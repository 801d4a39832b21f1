import { useCallback, useEffect, useId, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { FORM_PANEL } from '../../../admin/form-panel'
import { Button } from '../../../admin/ui/button'
import { INPUT } from '../../../admin/ui/looks'
import { Problem } from '../../../admin/ui/notice'
import { useAnswer } from '../../../admin/use-answer'
import { COMMENTS, type Comments, type NewComment, openIn, type Thread } from '../rules/comments.ts'
import { inputOf, placeOfInput } from '../rules/field-name.ts'
import { isOnPicture } from '../rules/on-picture.ts'
import { useTyped } from '../view/use-typed.ts'
import { Mentions, ThreadCard } from './thread-card'
import { word } from './words/reviews'

/**
 * `path` is the document whose form is open; `labelOf` says what a field of it is called, in the words of the desk, empty where it has none;
 * `show` leads to a field.
 */
type Props = {
  branch: string
  path: string
  labelOf(field: string): string
  show(place: { field: string; input: string; language: Thread['language'] }): void
}

/** A field that is no input, such as a picture, says its name by itself. */
const NAMED = 'data-field'

/** Returns the name of the field of the form that was last in use. */
function useInput(): string {
  const [name, setName] = useState('')
  useEffect(() => {
    const follow = ({ target }: { target: EventTarget | null }) => {
      const field = target instanceof HTMLElement && target.closest(FORM_PANEL) ? target : null
      const input = field?.closest(`[${NAMED}]`)?.getAttribute(NAMED) ?? field?.getAttribute('name')
      if (input) setName(input)
    }
    follow({ target: document.activeElement })
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return name
}

/** Returns where in the form a comment stands. A picture has one field for all languages. */
const placeIn = (thread: Thread) => ({ field: thread.stands.field, language: isOnPicture(thread) ? 'en' : thread.language }) as const

/** Marks the fields that somebody has commented on with a line at their start. */
function useMarks(threads: Thread[]) {
  const names = threads.filter(({ settled }) => !settled).map((thread) => inputOf(placeIn(thread)))
  const selectors = [...new Set(names.filter(Boolean))].map(
    (name) => `${FORM_PANEL} [name="${CSS.escape(name)}"], ${FORM_PANEL} [${NAMED}="${CSS.escape(name)}"]`,
  )
  const sheet =
    selectors.length > 0
      ? `${selectors.join(', ')} { border-inline-start: 4px solid var(--color-brass-500) } ${FORM_PANEL} [${NAMED}] { padding-inline-start: 0.75rem }`
      : ''
  useEffect(() => {
    const style = document.createElement('style')
    style.textContent = sheet
    document.head.append(style)
    return () => style.remove()
  }, [sheet])
}

/** Above the form of a document in a draft: what is said of its texts, and a comment on the one that was last in use. */
export function FormComments({ branch, path, labelOf, show }: Props) {
  const address = `${COMMENTS}?${new URLSearchParams({ branch })}`
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<Comments>(address, { signal, unasked: true }), [address]))
  const threads = (asked.answer?.threads ?? []).filter((thread) => thread.path === path)
  const open = openIn(threads)
  useMarks(threads)
  if (!asked.answer) return null
  return (
    <details className="mx-4 my-2 rounded border border-[var(--color-brass-500)] bg-[var(--color-brass-100)] px-3 font-sans text-[15px]">
      <summary className="cursor-pointer py-2 text-sm">{open > 0 ? word('formTitle', { count: open }) : word('formNone')}</summary>
      <div className="max-h-[50vh] overflow-y-auto bg-[var(--color-paper)] px-3">
        <ol>
          {threads
            .filter(({ settled }) => !settled)
            .map((thread) => (
              <ThreadCard
                key={thread.number}
                branch={branch}
                thread={thread}
                colleagues={asked.answer?.colleagues ?? []}
                again={asked.again}
                onShow={() => show({ ...placeIn(thread), input: inputOf(placeIn(thread)), language: thread.language })}
              />
            ))}
        </ol>
        <NewOne branch={branch} path={path} colleagues={asked.answer.colleagues} labelOf={labelOf} again={asked.again} />
      </div>
    </details>
  )
}

type NewProps = Pick<Props, 'branch' | 'path' | 'labelOf'> & { colleagues: string[]; again(): Promise<void> }

function NewOne({ branch, path, colleagues, labelOf, again }: NewProps) {
  const input = useInput()
  const { text, change, forget } = useTyped(path)
  const [state, setState] = useState({ isBusy: false, refused: '' })
  const id = useId()
  const { field, language } = placeOfInput(input)
  const label = labelOf(field)
  const send = async () => {
    setState({ isBusy: true, refused: '' })
    const body: NewComment = { branch, path, field, language, text }
    const refused = await ask(COMMENTS, { method: 'POST', body }).then(
      () => '',
      ({ message }: Error) => message,
    )
    if (!refused) forget(text)
    await again()
    setState({ isBusy: false, refused })
  }
  if (!label) return <p className="py-3 text-sm">{word('chooseField')}</p>
  return (
    <div className="py-3">
      <label htmlFor={id} className="text-sm">
        {word('onField', { field: label })}
      </label>
      <textarea id={id} dir="auto" rows={2} className={INPUT} value={text} onChange={({ target }) => change(target.value)} />
      <Mentions text={text} colleagues={colleagues} onChoose={change} />
      <Problem text={state.refused} />
      <p className="mt-2">
        <Button disabled={state.isBusy || !text.trim()} onClick={() => void send()}>
          {word('say')}
        </Button>
      </p>
    </div>
  )
}
