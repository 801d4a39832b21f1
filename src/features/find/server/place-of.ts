import { addressOf } from '../../../model/address.ts'
import { type AnyObject, textOf } from '../../../model/json.ts'
import type { Collection } from '../../../model/schema.ts'

/** Returns the words of a choice: `(treatments, { category: 'peels' }, 'category')` => `['Peels']`. */
function chosen({ fields }: Collection, document: AnyObject, name: string): string[] {
  const options = fields.find((field) => field.name === name)?.options ?? []
  return [document[name]].flat().flatMap((value) => {
    const option = options.find((one) => typeof one === 'object' && one.value === value)
    return typeof option === 'object' && option.label ? [option.label] : []
  })
}

/** Returns where people meet a document: `'London and Edinburgh, Injectables'` for a treatment, `'/about'` for a page. */
export function placeOf(collection: Collection, path: string, document: AnyObject): string {
  const clinics = ['cities', 'location'].map((name) => chosen(collection, document, name).join(' and ')).find(Boolean)
  if (collection.name === 'page') return addressOf(path, document) ?? ''
  return [clinics, ...chosen(collection, document, 'category')].filter(Boolean).join(', ') || textOf(document.page as string)
}
