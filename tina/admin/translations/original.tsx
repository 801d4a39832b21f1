import { TinaMarkdown, type TinaMarkdownContent } from 'tinacms/dist/rich-text'
import { staffLanguage } from '../../../src/admin/i18n/staff-language'
import { word } from './words'

const isRichText = (value: unknown): value is TinaMarkdownContent => (value as { type?: unknown } | null)?.type === 'root'

/** The English of a text, to read only. */
export function Original({ value }: { value: unknown }) {
  const empty = value === undefined || value === null || value === ''
  return (
    <div
      lang="en"
      dir="ltr"
      className="text-sm leading-snug text-gray-600 whitespace-pre-line break-words border-s-2 border-gray-300 ps-3 py-1"
    >
      {isRichText(value) ? (
        <div className="tina-prose whitespace-normal">
          <TinaMarkdown content={value} />
        </div>
      ) : empty ? (
        <i lang={staffLanguage} className="text-gray-400">
          {word('noEnglish')}
        </i>
      ) : (
        String(value)
      )}
    </div>
  )
}
