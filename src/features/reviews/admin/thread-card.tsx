import { useId, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { placeWord } from '../../../admin/field-words/place-word'
import { languageName } from '../../../admin/i18n/language-name'
import { withElements } from '../../../admin/i18n/with-elements'
import { Button } from '../../../admin/ui/button'
import { INPUT } from '../../../admin/ui/looks'
import { Problem } from '../../../admin/ui/notice'
import { COMMENTS, type NewComment, type Remark, SETTLE, type Settling, type Thread } from '../rules/comments.ts'
import { isOnPicture } from '../rules/on-picture.ts'
import { useTyped } from '../view/use-typed.ts'
import { Moment } from './moment'
import { named } from './named'
import { StoodBeside } from './stood-beside'
import { word } from './words/reviews'

/** `onShow` leads to the text, where it can be shown. */
type Props = { branch: string; thread: Thread; colleagues: string[]; again(): Promise<void>; onShow?: (() => void) | undefined }

const BY = { account: 'byAccount', tester: 'byTester', reader: 'byReader' } as const

/** `'Home › Promo: Offers › Heading, Arabic'`; a picture is the same in every language. */
function placeOf(thread: Thread): string {
  const place = [thread.title, ...thread.where.map(placeWord)].join(' › ')
  return isOnPicture(thread) ? place : `${place}, ${languageName(thread.language)}`
}

/** The comments at one place: where it is, what was said there, and the way to answer and to settle it. */
export function ThreadCard({ branch, thread, colleagues, again, onShow }: Props) {
  const { number, stands, remarks, settled } = thread
  const { text, change, forget } = useTyped(number)
  const [state, setState] = useState({ isBusy: false, refused: '' })
  const id = useId()
  const send = async (address: string, body: NewComment | Settling, onDone?: () => void) => {
    setState({ isBusy: true, refused: '' })
    const refused = await ask(address, { method: 'POST', body }).then(
      () => '',
      ({ message }: Error) => message,
    )
    if (!refused) onDone?.()
    await again()
    setState({ isBusy: false, refused })
  }
  return (
    <li className="border-b border-[var(--color-sand)] py-4">
      <p className="break-words text-sm text-[var(--color-ink)]">{placeOf(thread)}</p>
      <StoodBeside branch={branch} thread={thread} />
      {remarks.map((remark) => (
        <Said key={remark.number} remark={remark} />
      ))}
      {settled && (
        <p className="mt-2 text-sm">
          {withElements(word('settledBy'), { name: <bdi>{named(settled.by)}</bdi>, time: <Moment at={settled.at} /> })}
        </p>
      )}
      <Problem text={state.refused} />
      <label htmlFor={id} className="sr-only">
        {word('answerHint')}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        className={`mt-3 ${INPUT}`}
        placeholder={word('answerHint')}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <Mentions text={text} colleagues={colleagues} onChoose={change} />
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          disabled={state.isBusy}
          onClick={() => void send(SETTLE, { branch, thread: number, isSettled: !settled } satisfies Settling)}
        >
          {word(settled ? 'reopen' : 'settle')}
        </Button>
        {onShow && stands.state !== 'gone' && (
          <Button look="link" onClick={onShow}>
            {word(isOnPicture(thread) ? 'showPicture' : 'showText')}
          </Button>
        )}
        <span className="ms-auto">
          <Button
            look="chosen"
            disabled={state.isBusy || !text.trim()}
            onClick={() => void send(COMMENTS, { branch, thread: number, text } satisfies NewComment, () => forget(text))}
          >
            {word('answer')}
          </Button>
        </span>
      </p>
    </li>
  )
}

const Said = ({ remark: { by, at, text } }: { remark: Remark }) => (
  <div className="mt-3">
    <p>
      <b className="font-medium text-[var(--color-ink)]">
        <bdi>{by.name}</bdi>
      </b>{' '}
      <span className="text-sm">{withElements(word(BY[by.kind]), { time: <Moment at={at} /> })}</span>
    </p>
    <p dir="auto" className="whitespace-pre-wrap break-words">
      {text}
    </p>
  </div>
)

/** The colleagues whose names begin as what is typed after the last @. */
export function Mentions({ text, colleagues, onChoose }: { text: string; colleagues: string[]; onChoose(text: string): void }) {
  const [, before = '', typed] = /^([\s\S]*@)([^@\n]*)$/.exec(text) ?? []
  const found = typed === undefined ? [] : colleagues.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()) && name !== typed)
  if (found.length === 0) return null
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {found.map((name) => (
        <Button key={name} onClick={() => onChoose(`${before}${name} `)}>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </p>
  )
}
