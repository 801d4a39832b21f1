import { useRef } from 'react'
import { useOffers } from '../../../../admin/standing'
import { Button } from '../../../../admin/ui/button'
import { INPUT } from '../../../../admin/ui/looks'
import { Select } from '../../../../admin/ui/select'
import type { ListedPicture } from '../../rules/pictures.ts'
import { word } from '../words/library'
import { FILTERS, foldersOf, type ListFilter, type PictureFilter } from './listed'

type Props = {
  pictures: ListedPicture[]
  wanted: ListFilter
  onWant(wanted: ListFilter): void
  isBusy: boolean
  onFiles(files: File[]): void
}

/** What of the pictures is listed, and the way to add some. */
export function Toolbar({ pictures, wanted, onWant, isBusy, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const mayAdd = useOffers('media.write')
  const folders: [string | undefined, number][] = [[undefined, pictures.length], ...foldersOf(pictures)]
  return (
    <div className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="search"
          aria-label={word('search')}
          placeholder={word('search')}
          className={`${INPUT} max-w-64`}
          value={wanted.words}
          onChange={({ target }) => onWant({ ...wanted, words: target.value })}
        />
        <Select label={word('show')} value={wanted.filter} onChoose={(filter) => onWant({ ...wanted, filter: filter as PictureFilter })}>
          {FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {word(filter)}
            </option>
          ))}
        </Select>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          aria-label={word('upload')}
          className="hidden"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
        {mayAdd && (
          <span className="ms-auto flex items-center gap-3">
            <span className="text-[13px] text-[var(--color-ink-3)] max-md:hidden">{word('drop')}</span>
            <Button look="chosen" disabled={isBusy} onClick={() => input.current?.click()}>
              {isBusy ? word('uploading') : word('upload')}
            </Button>
          </span>
        )}
      </div>
      <nav aria-label={word('folders')} className="flex flex-wrap gap-x-5 gap-y-1 border-b border-[var(--color-brass-500)]">
        {folders.map(([folder, count]) => (
          <button
            key={folder ?? ' every'}
            type="button"
            aria-pressed={wanted.folder === folder && !wanted.words}
            onClick={() => onWant({ ...wanted, folder, words: '' })}
            className="-mb-px border-b-2 border-transparent py-2 text-[15px] text-[var(--color-ink-2)] hover:text-[var(--color-ink)] aria-pressed:border-[var(--color-rose-700)] aria-pressed:font-medium aria-pressed:text-[var(--color-ink)]"
          >
            {folder === undefined ? word('all') : folder || word('topFolder')} <span className="text-[var(--color-ink-3)]">{count}</span>
          </button>
        ))}
      </nav>
    </div>
  )
}
