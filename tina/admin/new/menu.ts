import { documentPath } from '../../../src/model/document-path.ts'
import { type AnyObject, isObject } from '../../../src/model/json.ts'
import { linkToDocument } from '../../../src/model/links.ts'
import { emptyTranslations } from '../../../src/model/start.ts'
import type { Answers, KindName, NewKind } from './kinds'

const listIn = (node: AnyObject, name: string): AnyObject[] => {
  const value = node[name]
  return Array.isArray(value) ? value.filter((item) => isObject(item)) : []
}

/** The lists of the city menus that a treatment belongs into, by its clinics and its discipline. */
const isFor = (menu: AnyObject, list: AnyObject, { cities, category }: Answers) =>
  cities.includes(String(menu.city)) && (list.category === category || listings(`${menu.city}/${category}`).includes(String(list.href)))

/** How a list leads to the listing of a city and discipline: by its file, or by its address. */
const listings = (name: string) => [linkTo('page', name), `/${name}`]
const linkTo = (collection: KindName, name: string) => linkToDocument(documentPath({ collection, name }))

/** Tells whether there is a menu into which a new document can be put. */
export const hasPlace = (kind: NewKind, settings: AnyObject, answers: Answers): boolean =>
  kind === 'page' ||
  (kind === 'treatment' && listIn(settings, 'menus').some((menu) => listIn(menu, 'categories').some((list) => isFor(menu, list, answers))))

/** Returns the settings with a new page in the navigation, or a new treatment last in the lists of its discipline and clinics. */
export function withEntry(kind: NewKind, settings: AnyObject, answers: Answers): AnyObject {
  const { name, address } = answers
  if (kind === 'page') {
    const item = { label: name.trim(), href: linkTo('page', address), ...emptyTranslations() }
    return { ...settings, navigation: [...listIn(settings, 'navigation'), item] }
  }
  const item = { href: linkTo('treatment', address), ...emptyTranslations() }
  const menus = listIn(settings, 'menus').map((menu) => ({
    ...menu,
    categories: listIn(menu, 'categories').map((list) =>
      isFor(menu, list, answers) ? { ...list, items: [...listIn(list, 'items'), item] } : list,
    ),
  }))
  return { ...settings, menus }
}
