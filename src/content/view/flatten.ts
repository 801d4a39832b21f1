type Node = { type?: string; text?: string; children?: Node[] }

const textOf = (node: Node): string => (node.children ? node.children.map(textOf).join('') : (node.text ?? ''))

/** Returns rich text as plain text, one line a paragraph: two paragraphs, the first with a bold word => `'One bold.\nTwo.'` */
export const flatten = (richText: unknown): string =>
  ((richText as Node | undefined)?.children ?? [])
    .map((node) => textOf(node).trim())
    .filter(Boolean)
    .join('\n')
