import { EXAMPLES_SHOWN, isExample, isExampleText, isUnwritten } from '../../../../model/examples.ts'
import { type AnyObject, isObject, textOf } from '../../../../model/json.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'
import type { FieldPlace } from '../visits.ts'

/** `'blocks.2.items.0'` => `['blocks.2', 'blocks', '2']` */
const SECTION = /^(blocks|content)\.(\d+)/

/** Example texts that were left standing where visitors may read them; of a section that holds nothing else one finding is told. */
export const examples: Check = (site) => {
  const left = site.places
    .filter(
      ({ document, hidden, language, field, value }) =>
        language === 'en' && !hidden && document.json?.visibility !== 'unpublished' && isExample(field.name, textOf(value)),
    )
    .filter((place) => (sectionOf(place) ?? place.document.json)?.[EXAMPLES_SHOWN] !== true)
  const unwritten = new Map(
    left.flatMap((place) => (isUnwritten(sectionOf(place)) ? [[`${place.document.path} ${sectionAt(place)}`, place]] : [])),
  )
  return [
    ...[...unwritten.values()].map((place) => inSection(site, place)),
    ...left.filter((place) => !isUnwritten(sectionOf(place))).map((place) => inField(site, place)),
  ]
}

const sectionAt = ({ at }: FieldPlace) => SECTION.exec(at)?.[0] ?? ''

function sectionOf({ at, document }: FieldPlace): AnyObject | undefined {
  const [, list = '', index = ''] = SECTION.exec(at) ?? []
  const sections = document.json?.[list]
  const section = Array.isArray(sections) ? sections[Number(index)] : undefined
  return isObject(section) ? section : undefined
}

const inSection = (site: CheckedContent, place: FieldPlace) =>
  findingAt(
    site,
    { ...place, at: sectionAt(place) },
    {
      kind: 'examples',
      level: 'warning',
      message: 'Nobody has written in this section yet, so visitors don’t see it. Write its texts, or delete it.',
    },
  )

const inField = (site: CheckedContent, place: FieldPlace) =>
  findingAt(site, place, {
    kind: 'examples',
    level: 'error',
    message: messageFor(place.field, textOf(place.value)),
  })

const messageFor = ({ label, name }: FieldPlace['field'], text: string): string =>
  isExampleText(name, text)
    ? `${label ?? name} is still the example “${text}”: visitors don’t see it, nor the section or row that it stands in. Write your own text, or tick that the example texts are shown as they are.`
    : `${label ?? name} is still the example “${text}”. Write your own text.`
