import { isEmpty } from '../../../../model/json.ts'
import { LANGUAGES } from '../../../../model/languages.ts'
import { joinPath } from '../../../../model/walk.ts'
import { type Check, findingAt } from '../site.ts'

/** Lists that each language has of its own: what people call a treatment differs from language to language. */
const OWN_LISTS = ['otherNames']

const pipes = (text: string) => text.split('|').length

/** Translations that are built unlike the English: a list with other items, a heading that lost or gained its |. */
export const translationShape: Check = (site) =>
  site.visits.flatMap((visit) => {
    const { node, english, language, path } = visit
    if (!english) return []
    return visit.fields.flatMap(({ name, label = name, type }) => {
      const [own, original] = [node[name], english[name]]
      if (isEmpty(own) || isEmpty(original)) return []
      const lengths = Array.isArray(own) && Array.isArray(original) && own.length !== original.length && !OWN_LISTS.includes(name)
      const marks = type === 'string' && typeof own === 'string' && typeof original === 'string' && pipes(own) !== pipes(original)
      if (!lengths && !marks) return []
      const message = lengths
        ? `${label} has ${own.length} items in ${LANGUAGES[language].nativeName} and ${original.length} in English.`
        : `${label} has its | in another number in ${LANGUAGES[language].nativeName} than in English: the highlight is lost.`
      return [findingAt(site, { ...visit, at: joinPath(path, name) }, { kind: 'translations', level: 'warning', message })]
    })
  })
