import type { TinaField } from 'tinacms'
import { TRANSLATIONS } from '../../src/model/languages.ts'
import { TranslationsField } from '../admin/translations/translations-field'
import { bindings, unshared } from './shared'

const copyOf = (field: TinaField, language: string): TinaField => {
  const { required: _required, isTitle: _isTitle, ...rest } = unshared(field) as TinaField & { isTitle?: boolean }
  return { ...rest, description: `${field.label} in ${language}. While it is empty, visitors read the English.` } as TinaField
}

/** Which English each text of a language was made from; the server writes it at each save, no editor sees it. */
const sources: TinaField = {
  type: 'string',
  name: 'sources',
  label: 'Made from',
  description: 'Kept by the site: tells which translations are out of date.',
  ui: { component: 'hidden' },
}

/**
 * Texts that visitors read, followed by `others`, followed by the same texts once more for each language.
 * `translated([line('title', …)])` => title, translations.zhCN.title, translations.zhTW.title, translations.ar.title
 */
export const translated = (texts: TinaField[], others: TinaField[] = []): TinaField[] => [
  ...texts,
  ...others,
  ...bindings([...texts, ...others]),
  {
    type: 'object',
    name: 'translations',
    label: 'Translations',
    description: 'The texts above in the other languages.',
    ui: { component: TranslationsField as never },
    fields: TRANSLATIONS.map(({ key, nativeName }) => ({
      type: 'object' as const,
      name: key,
      label: nativeName,
      description: `What visitors who read ${nativeName} see here.`,
      fields: [...texts.map((field) => copyOf(field, nativeName)), sources],
    })),
  } as TinaField,
]
