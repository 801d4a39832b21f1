/** The panel of the form that shows a field: `'blocks.0.translations.ar.lead'` => `'blocks.0'`; other names stay as they are. */
export const panelOf = (name: string) => name.replace(/(^|\.)translations(\..*)?$/, '')

/** `'blocks.0.translations.ar.lead'` => `['blocks.0.translations.ar', 'lead', 'blocks.0.lead']`: its language, its name, its English. */
export function placesOf(path: string): [language: string, name: string, english: string] {
  const [, language = '', panel = '', name = ''] = /^((.*?)translations\.\w+)\.(\w+)$/.exec(path) ?? []
  return [language, name, panel + name]
}
