import { isObject } from '../../../../model/json.ts'

/** Addresses in the order in which the menus and the footer name them: home, then header, city menus, footer. Each stands once. */
export function menuOrder(settings: unknown): string[] {
  const { navigation, menus, footer, legal } = isObject(settings) ? settings : {}
  return [...new Set(['/', ...hrefsIn([navigation, menus, footer, legal])])]
}

/** Compares two addresses for sorting: those of the menu first, as they stand there, then the others by name, then none. */
export function byMenu(settings: unknown): (a: string | undefined, b: string | undefined) => number {
  const order = menuOrder(settings)
  const place = (address: string | undefined) => {
    const at = address === undefined ? order.length + 1 : order.indexOf(address)
    return at < 0 ? order.length : at
  }
  return (a, b) => place(a) - place(b) || (a ?? '').localeCompare(b ?? '', 'en')
}

function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (!isObject(value)) return []
  return [...(typeof value.href === 'string' ? [value.href] : []), ...Object.values(value).flatMap(hrefsIn)]
}
