/** The language in which the page came. */
const language = globalThis.document?.documentElement.lang

/**
 * Tells whether the browser, or something in it, has translated the page: then its language is another one, or its texts stand in
 * `<font>`, which this site never writes. React can't take such a page over: it would draw it anew, without what was typed. In the editor's frame nothing is typed, and it must be alive.
 */
export const isTranslated = () =>
  window.parent === window &&
  ((language !== undefined && document.documentElement.lang !== language) || document.querySelector('body font') !== null)

/**
 * Lets React change a page that is translated while it is alive. A translator puts `<font>` in the place of a text, or around it, and
 * React would look for the text where it stood: "The node to be removed is not a child of this node", and the page would be gone.
 */
export function bearTranslation() {
  /** What stands in the place of a text that a translator has taken out. */
  const instead = new WeakMap<Node, Element>()
  const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT'

  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      // React has written into a text that is not shown: it goes back to its place, and may be translated there.
      if (type === 'characterData') instead.get(target)?.replaceWith(target)
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
      for (const text of removedNodes)
        if (font && text.nodeType === Node.TEXT_NODE && !text.isConnected) {
          instead.set(text, font)
          observer.observe(text, { characterData: true })
        }
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })

  /** The child of a node in which, or in whose place, another one stands; null if there is none. */
  function childOf(parent: Node, node: Node | null): ChildNode | null {
    let at = node && (node.parentNode ? node : (instead.get(node) ?? null))
    while (at && at.parentNode !== parent) at = at.parentNode
    return at as ChildNode | null
  }
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    childOf(this, child)?.remove()
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    return insertBefore.call(this, node, before?.parentNode === this ? before : childOf(this, before)) as Child
  }
}
