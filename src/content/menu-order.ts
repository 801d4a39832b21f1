import { isNode } from './document-node.ts'

/** Addresses in the order in which the menus and the footer name them: home, then header, city menus, footer. Each stands once. */
export function menuOrder(settings: unknown): string[] {
  const { navigation, menus, footer, legal } = isNode(settings) ? settings : {}
  return [...new Set(['/', ...hrefsIn([navigation, menus, footer, legal])])]
}

function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (!isNode(value)) return []
  return [...(typeof value.href === 'string' ? [value.href] : []), ...Object.values(value).flatMap(hrefsIn)]
}
