import { useCallback, useState } from 'react'
import { useOffers } from '../../../../admin/standing'
import { Answered } from '../../../../admin/ui/answered'
import { Problem } from '../../../../admin/ui/notice'
import { useAnswer } from '../../../../admin/use-answer'
import type { Boxes } from '../../rules/boxes.ts'
import type { ListedPicture } from '../../rules/pictures.ts'
import { askAll } from '../ask-pictures'
import { Beside } from '../one-picture/beside'
import { openAfter } from '../one-picture/unkept'
import { word } from '../words/library'
import { Grid } from './grid'
import { isWide } from './is-wide'
import { folderOf, type ListFilter, wantedOf } from './listed'
import { Toolbar } from './toolbar'
import { useDrops } from './use-drops'
import { useUploads } from './use-uploads'

type Props = {
  branch: string
  /** The picture that the field has now, `'scene/a.webp'`: the list opens in its folder, with it marked. */
  current?: string
  /** Where the picture is shown that is being chosen. */
  boxes?: Boxes
  onPick?(path: string): void
}

/** All pictures, in folders, with one of them beside the list: to look after them, or to choose one. */
export function Library(props: Props) {
  const { branch } = props
  const asked = useAnswer(useCallback((signal: AbortSignal) => askAll(branch, signal), [branch]))
  return <Answered asked={asked}>{(pictures) => <Shelves {...props} pictures={pictures} onChange={asked.again} />}</Answered>
}

type ShelvesProps = Props & { pictures: ListedPicture[]; onChange(): Promise<void> }

function Shelves({ branch, current, boxes, onPick, pictures, onChange }: ShelvesProps) {
  const [wanted, setWanted] = useState<ListFilter>({
    folder: current === undefined ? undefined : folderOf(current),
    words: '',
    filter: 'every',
  })
  const mayAdd = useOffers('media.write')
  const [open, setOpen] = useState(() => (isWide() ? current : undefined))
  const uploads = useUploads(branch, wanted.folder ?? '', async (paths) => {
    await onChange()
    setWanted((old) => ({ ...old, words: '', filter: 'every' }))
    setOpen((old) => openAfter(old, paths[0]))
  })
  const shown = wantedOf(pictures, wanted)
  const describeNext = (path: string) => {
    const next = uploads.nextAfter(path)
    if (next) setOpen((old) => (old === path ? next : openAfter(old, next)))
  }
  useDrops(mayAdd ? (files) => void uploads.send(files) : undefined)
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className={open ? 'max-lg:hidden' : ''}>
        <Toolbar pictures={pictures} wanted={wanted} onWant={setWanted} isBusy={uploads.isBusy} onFiles={uploads.send} />
        {shown.length === 0 && <p>{pictures.length === 0 ? word('noneYet') : word('noneFound')}</p>}
        <Grid pictures={shown} open={open} current={current} onOpen={setOpen} onPick={onPick} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-12rem)] lg:overflow-y-auto lg:border-s lg:border-[var(--color-sand)] lg:ps-6">
        <Beside
          branch={branch}
          open={open}
          boxes={boxes}
          isNew={open !== undefined && uploads.isNew(open)}
          onOpen={setOpen}
          onPick={onPick}
          onDescribed={describeNext}
          onChange={onChange}
        >
          <p role="status" className="text-sm text-[var(--color-ok-700)] empty:hidden">
            {uploads.told}
          </p>
          <Problem text={uploads.problems.join(' ')} />
        </Beside>
      </div>
    </div>
  )
}
