import { useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { fieldWord } from '../../../admin/field-words/field-word'
import { useOffers } from '../../../admin/standing'
import { backSentence } from '../../../admin/taken-back'
import { Answered } from '../../../admin/ui/answered'
import { Confirm } from '../../../admin/ui/confirm'
import { CARD, LINK } from '../../../admin/ui/looks'
import { Notice, Problem } from '../../../admin/ui/notice'
import { Select } from '../../../admin/ui/select'
import { useAnswer } from '../../../admin/use-answer'
import type { NamedDocument } from '../../../model/content-state.ts'
import { HISTORY, type Overview, type RecentChange, type TakeBack, type TakenBackChange } from '../rules/change.ts'
import { screenFor } from './addresses'
import { Author } from './change-item'
import { word } from './words'

const SHOWN_AT_MOST = 8

/** The newest changes of all documents, and the choice of one of them. */
export function AllChanges({ branch }: { branch: string }) {
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<Overview>(HISTORY, { branch, signal }), [branch]))
  const [told, setTold] = useState({ done: '', refused: '' })
  const takeBack = async ({ commit }: RecentChange) => {
    const body: TakeBack = { commit }
    const result = await ask<TakenBackChange>(`${HISTORY}/take-back`, { method: 'POST', branch, body }).then(
      (answer) => ({ done: backSentence(answer), refused: '' }),
      ({ message }: Error) => ({ done: '', refused: message }),
    )
    setTold(result)
    await asked.again()
  }
  return (
    <Answered asked={asked}>
      {({ changes, documents, none }) =>
        none ? (
          <Notice tone="warn">{none}</Notice>
        ) : (
          <>
            <div role="status">{told.done && <Notice tone="good">{told.done}</Notice>}</div>
            <Problem text={told.refused} />
            <Choice documents={documents} />
            <h2 className="mb-3 mt-6 text-xl">{word('newest')}</h2>
            <ul>
              {changes.map((change) => (
                <Item key={change.commit} change={change} documents={documents} onTakeBack={() => takeBack(change)} />
              ))}
            </ul>
          </>
        )
      }
    </Answered>
  )
}

type ItemProps = { change: RecentChange; documents: NamedDocument[]; onTakeBack(): Promise<void> }

function Item({ change: { author, date, paths }, documents, onTakeBack }: ItemProps) {
  const [isBusy, setBusy] = useState(false)
  const mayTakeBack = useOffers('content.translate')
  const titleOf = (path: string) => documents.find((document) => document.path === path)?.title ?? word('deletedOne', { path })
  return (
    <li className={`${CARD} p-3`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <Author author={author} date={date} />
        </p>
        {mayTakeBack && paths.length > 0 && (
          <Confirm
            label={word('takeBack')}
            question={word('takeBackQuestion', { count: paths.length })}
            keep={word('leave')}
            go={word('takeBackGo')}
            disabled={isBusy}
            onGo={() => {
              setBusy(true)
              void onTakeBack().finally(() => setBusy(false))
            }}
          />
        )}
      </div>
      <ul className="list-disc ps-5 pt-1">
        {paths.slice(0, SHOWN_AT_MOST).map((path) => (
          <li key={path}>
            <a href={screenFor(path)} className={LINK}>
              {titleOf(path)}
            </a>
          </li>
        ))}
      </ul>
      {paths.length > SHOWN_AT_MOST && <p>{word('moreDocuments', { number: paths.length - SHOWN_AT_MOST })}</p>}
    </li>
  )
}

function Choice({ documents }: { documents: NamedDocument[] }) {
  const collections = [...new Set(documents.map(({ collection }) => collection))]
  const choose = (path: string) => {
    window.location.hash = screenFor(path)
  }
  return (
    <Select label={word('historyOf')} value="" onChoose={choose}>
      <option value="">{word('choose')}</option>
      {collections.map((name) => (
        <optgroup key={name} label={fieldWord(name)}>
          {documents.flatMap(({ collection, path, title }) =>
            collection === name ? (
              <option key={path} value={path}>
                {title}
              </option>
            ) : (
              []
            ),
          )}
        </optgroup>
      ))}
    </Select>
  )
}
