import { textOf } from '../../../../model/json.ts'
import { LANGUAGES } from '../../../../model/languages.ts'
import { readSources } from '../../../../model/translations/sources.ts'
import { markOf, type TranslationMark } from '../../../../model/translations/staleness.ts'
import { joinPath } from '../../../../model/walk.ts'
import type { Finding } from '../finding.ts'
import { isOpen } from '../open.ts'
import { type Check, findingAt } from '../site.ts'

const SAYS: Partial<Record<TranslationMark, { kind: Finding['kind']; says: (label: string, tongue: string) => string }>> = {
  stale: { kind: 'stale', says: (label, tongue) => `${label} has changed in English since it was translated into ${tongue}.` },
  same: { kind: 'translations', says: (label, tongue) => `${label} reads in ${tongue} as it does in English: is it translated?` },
}

/** Translations made from an English text that has changed since, and those that nobody has said may read as the English does. */
export const staleTranslations: Check = (site) =>
  site.visits
    .filter(({ english, hidden, document, language }) => english && !hidden && !isOpen(document, language))
    .flatMap((visit) => {
      const { node, english = {}, language, path } = visit
      const sources = readSources(textOf(node.sources))
      return visit.fields.flatMap(({ name, label = name }) => {
        const found = SAYS[markOf(english[name], node[name], sources[name]) ?? 'current']
        const message = found?.says(label, LANGUAGES[language].nativeName)
        return found && message
          ? [findingAt(site, { ...visit, at: joinPath(path, name) }, { kind: found.kind, level: 'warning', message })]
          : []
      })
    })
