import { type ReactNode, useState } from 'react'
import { Button } from '../../../../admin/ui/button'
import { Problem } from '../../../../admin/ui/notice'
import type { Boxes } from '../../rules/boxes.ts'
import type { ReplacedPicture } from '../../rules/pictures.ts'
import { remove } from '../ask-pictures'
import { word as libraryWord } from '../words/library'
import { word } from '../words/one'
import { Details } from './details'
import { ReplacedNotice } from './replace-everywhere'
import { setUnkept } from './unkept'

type Props = {
  branch: string
  /** The picture that is open, `'scene/a.webp'`. */
  open: string | undefined
  boxes?: Boxes
  /** It was just uploaded: what it shows is asked for. */
  isNew: boolean
  /** What is told of the uploads, above the picture. */
  children: ReactNode
  onOpen(path: string | undefined): void
  onPick?(path: string): void
  onDescribed(path: string): void
  /** Asks for the list anew, because pictures or their places changed. */
  onChange(): Promise<void>
}

/** What stands beside the list: the picture that is open, and what became of the last thing that was done. */
export function Beside({ branch, open, boxes, isNew, children, onOpen, onPick, onDescribed, onChange }: Props) {
  const [replaced, setReplaced] = useState<ReplacedPicture>()
  const [problem, setProblem] = useState('')
  const [version, setVersion] = useState(0)
  const again = async () => {
    await onChange()
    setVersion((old) => old + 1)
  }
  const deleteOpen = async (path: string) => {
    setProblem('')
    try {
      await remove(branch, path)
      setUnkept(path, {})
      onOpen(undefined)
    } catch (error) {
      setProblem((error as Error).message)
    }
    await onChange()
  }
  const follow = async (done: ReplacedPicture) => {
    setReplaced(done)
    await onChange()
    onOpen(done.path)
  }
  return (
    <>
      {children}
      <Problem text={problem} />
      {replaced && (
        <ReplacedNotice
          key={replaced.path}
          branch={branch}
          text={word('replaced', { count: replaced.documents })}
          commit={replaced.commit}
          takeBack={word('takeBack')}
          onBack={() => void again()}
        />
      )}
      {open && (
        <div className="mb-3 lg:hidden">
          <Button onClick={() => onOpen(undefined)}>{libraryWord('backToAll')}</Button>
        </div>
      )}
      {!open && <p className="text-sm text-[var(--color-ink-3)] max-lg:hidden">{libraryWord('nothingChosen')}</p>}
      {open && (
        <Details
          key={`${open} ${version}`}
          branch={branch}
          path={open}
          boxes={boxes}
          isAsked={isNew}
          onPick={onPick}
          onKept={() => {
            void onChange()
            onDescribed(open)
          }}
          onLater={() => onDescribed(open)}
          onReplaced={(done) => void follow(done)}
          onDelete={() => void deleteOpen(open)}
        />
      )}
    </>
  )
}
