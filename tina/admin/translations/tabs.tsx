import { directionOf, keyOfLocale, LANGUAGES, LOCALES, type Locale } from '../../../src/model/languages.ts'
import { chooseLanguage } from './language'
import { word } from './words'
import type { TranslationWork } from './work'

type Props = { locale: Locale; work: TranslationWork[] }

/** The languages, each with the number of its texts that want an eye. The choice holds for all forms and for the preview. */
export function Tabs({ locale, work }: Props) {
  return (
    <div
      role="tablist"
      aria-label={word('language')}
      className="sticky top-0 z-10 flex flex-wrap w-full rounded border border-gray-200 bg-white p-1 gap-0.5 shadow-sm"
    >
      {LOCALES.map((code) => {
        const count = work.filter(({ key }) => key === keyOfLocale(code)).length
        const chosen = code === locale
        return (
          <button
            key={code}
            type="button"
            role="tab"
            aria-selected={chosen}
            onClick={() => chooseLanguage(code)}
            className={`grow flex items-center justify-center gap-1 rounded px-1.5 py-1.5 text-sm leading-tight whitespace-nowrap transition-colors ${
              chosen ? 'bg-blue-500 text-white font-semibold' : 'text-gray-700 hover:bg-gray-100'
            }`}
          >
            <bdi lang={code} dir={directionOf(code)}>
              {LANGUAGES[code].nativeName}
            </bdi>
            {count > 0 && (
              <span
                title={word('toLookAt', { number: count })}
                className="rounded-full bg-amber-100 text-amber-900 text-xs font-semibold leading-4 px-1.5"
              >
                {count}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
