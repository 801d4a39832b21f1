import { documentOf, formAddress } from '../../../admin/field-link'
import { fieldWord } from '../../../admin/field-words/field-word'
import { languageName } from '../../../admin/i18n/language-name'
import { staffLocale } from '../../../admin/i18n/staff-language'
import { PlaceLink } from '../../../admin/place-link'
import { FieldChanges } from '../../../admin/ui/field-changes'
import type { DifferenceKind } from '../../preview/rules/preview.ts'
import type { ReleasedFile } from '../rules/release.ts'
import { word } from './words/releases'

type Line = ReleasedFile & { note?: string }

const KINDS = { new: word('new'), edited: word('edited'), removed: word('removedOne') } satisfies Record<DifferenceKind, string>
const list = new Intl.ListFormat(staffLocale, { type: 'conjunction' })

/** The files that a draft or a release changes, each with its texts before and after, and the ways to it. */
export const FileLines = ({ files }: { files: Line[] }) => (
  <ul className="border-t border-[var(--color-brass-500)]">
    {files.map((file) => (
      <FileLine key={file.path} file={file} />
    ))}
  </ul>
)

function FileLine({ file: { path, kind, title, collection, href, languages, fields, note } }: { file: Line }) {
  const place = documentOf(path)
  const facts = [
    collection ? fieldWord(collection) : word('picture'),
    KINDS[kind],
    ...(kind === 'edited' && languages.length > 0 ? [list.format(languages.map(languageName))] : []),
  ]
  return (
    <li className="border-b border-[var(--color-sand)] py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <bdi className="break-words font-medium text-[var(--color-ink)]">{title}</bdi>{' '}
          <span className="text-sm">{facts.join(' · ')}</span>
        </p>
        <p className="flex gap-4 text-sm">
          {place && kind !== 'removed' && <PlaceLink href={formAddress(place, '')}>{word('form')}</PlaceLink>}
          {href && <PlaceLink href={`#/~${href}`}>{word('page')}</PlaceLink>}
        </p>
      </div>
      {note && <p className="text-sm">{note}</p>}
      {fields.length > 0 && (
        <div className="mt-2">
          <FieldChanges fields={fields} />
        </div>
      )}
    </li>
  )
}
