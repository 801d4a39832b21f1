import { TinaMarkdown, type TinaMarkdownContent } from 'tinacms/dist/rich-text'
import { staffLanguage } from '../../../src/admin/i18n/staff-language'
import { directionOf, type Locale } from '../../../src/model/languages.ts'
import { word } from './words'

const isRichText = (value: unknown): value is TinaMarkdownContent => (value as { type?: unknown } | null)?.type === 'root'

/** The English of a text, or that in another language, to read only. */
export function Original({ value, locale = 'en' }: { value: unknown; locale?: Locale }) {
  const empty = value === undefined || value === null || value === ''
  return (
    <div
      lang={locale}
      dir={directionOf(locale)}
      className="text-sm leading-snug text-gray-600 whitespace-pre-line break-words border-s-2 border-gray-300 ps-3 py-1"
    >
      {isRichText(value) ? (
        <div className="tina-prose whitespace-normal">
          <TinaMarkdown content={value} />
        </div>
      ) : empty ? (
        <i lang={staffLanguage} className="text-gray-400">
          {word(locale === 'en' ? 'noEnglish' : 'noText')}
        </i>
      ) : (
        String(value)
      )}
    </div>
  )
}
