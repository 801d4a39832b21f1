import { isEmpty } from '../../../../model/json.ts'
import { LANGUAGES } from '../../../../model/languages.ts'
import { joinPath } from '../../../../model/walk.ts'
import { isOpen } from '../open.ts'
import { type Check, findingAt } from '../site.ts'

/** Texts that a language lacks, or has beyond the English. A document that is marked as to be translated is one finding. */
export const missingTranslations: Check = (site) =>
  site.visits
    .filter(({ hidden, english }) => english && !hidden)
    .flatMap((visit) => {
      const { document, language, path, node, english = {} } = visit
      const tongue = LANGUAGES[language].nativeName
      const say = (at: string, message: string) => [findingAt(site, { ...visit, at }, { kind: 'translations', level: 'warning', message })]
      if (isOpen(document, language))
        return path.startsWith('translations.')
          ? say('translationState', `To be translated into ${tongue}: visitors read the English, with a note.`)
          : []
      return visit.fields
        .filter(({ name }) => name !== 'alt')
        .flatMap(({ name, label = name }) => {
          const [own, original] = [node[name], english[name]]
          if (isEmpty(own) && !isEmpty(original))
            return say(joinPath(path, name), `${label} is missing in ${tongue}: visitors read the English.`)
          if (!isEmpty(own) && isEmpty(original)) return say(joinPath(path, name), `${label} has a text in ${tongue}, but none in English.`)
          return []
        })
    })
