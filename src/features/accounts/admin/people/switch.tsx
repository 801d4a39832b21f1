import { Problem } from '../problem'
import { useSending } from '../use-sending'
import { word } from '../words/people'

type Word = Parameters<typeof word>[0]

/** `says` is the word for what holds now, `turns` that of the button, which makes it otherwise by `onTurn`. */
type Props = { heading: Word; why: Word; says: Word; turns: Word; onTurn(): Promise<void> }

/** Something that the owners decide for everybody. */
export function Switch({ heading, why, says, turns, onTurn }: Props) {
  const { isBusy, problem, count, submit } = useSending(async () => {
    await onTurn()
    return ''
  })
  return (
    <section className="account-part">
      <div>
        <h2>{word(heading)}</h2>
        <p>{word(why)}</p>
      </div>
      <form onSubmit={submit}>
        <Problem key={count} text={problem} />
        <p role="status">{word(says)}</p>
        <button type="submit" aria-disabled={isBusy}>
          {word(turns)}
        </button>
      </form>
    </section>
  )
}
