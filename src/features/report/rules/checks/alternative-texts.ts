import { isEmpty } from '../../../../model/json.ts'
import { LANGUAGES } from '../../../../model/languages.ts'
import { joinPath } from '../../../../model/walk.ts'
import { isOpen } from '../open.ts'
import { type Check, findingAt } from '../site.ts'

/** Pictures without words for visitors who can't see them. */
export const alternativeTexts: Check = (site) =>
  site.visits.flatMap((visit) => {
    const { fields, node, english, language, document, path, hidden } = visit
    if (hidden || !fields.some(({ name }) => name === 'alt') || !isEmpty(node.alt)) return []
    if (english) {
      if (isEmpty(english.alt) || isOpen(document, language)) return []
      const message = `This picture has no alternative text in ${LANGUAGES[language].nativeName}: visitors who can’t see it hear the English.`
      return [findingAt(site, { ...visit, at: joinPath(path, 'alt') }, { kind: 'pictures', level: 'warning', message })]
    }
    const shown = fields.some(({ type, name }) => type === 'image' && !isEmpty(node[name]))
    const message = 'This picture has no alternative text: visitors who can’t see it learn nothing of it.'
    return shown ? [findingAt(site, { ...visit, at: joinPath(path, 'alt') }, { kind: 'pictures', level: 'error', message })] : []
  })
