/** Tina's `FontLoader` puts this into the head of the page. There is no option against it. */
export const FOREIGN_FONT = 'https://fonts.googleapis.com/'

/**
 * Keeps Tina from asking Google for its font: a link to it is put into the page without its address. The letters of the
 * admin are then those of the site, or of the editor's own system.
 */
export function keepOwnFonts(head: Pick<HTMLHeadElement, 'appendChild'> = document.head) {
  const append = head.appendChild.bind(head)
  head.appendChild = <Kind extends Node>(node: Kind) => {
    if ('href' in node && String(node.href).startsWith(FOREIGN_FONT)) (node as Node as HTMLLinkElement).removeAttribute('href')
    return append(node)
  }
}
