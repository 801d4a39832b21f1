import type { ReactNode } from 'react'
import type { Answering } from '../use-answer'
import { word } from '../words'
import { QUIET } from './looks'
import { Problem } from './notice'

type Props<Answer> = {
  asked: Answering<Answer>
  waiting?: string
  /** True for one of many answers on a screen: a screen reader doesn't say of each that it is on its way. */
  isPart?: boolean
  children(answer: Answer): ReactNode
}

/** Shows an answer of the server; until it is there that it is on its way, and where it failed the reason and the way to ask again. */
export function Answered<Answer>({ asked, waiting = word('loading'), isPart, children }: Props<Answer>) {
  const { answer, problem, isAsking, again } = asked
  return (
    <>
      {!isAsking && <Problem text={problem} onAgain={() => void again()} />}
      {isAsking && answer === undefined && (
        <p role={isPart ? undefined : 'status'} className={`my-2 ${QUIET}`}>
          {waiting}
        </p>
      )}
      {answer !== undefined && children(answer)}
    </>
  )
}
