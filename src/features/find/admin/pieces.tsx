import type { Piece } from '../rules/pieces.ts'

const SHOWN_AROUND = 160

/** `'a very long text'` => `'a very … text'`, as much of it as stands beside what changes. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const most = isFirst || isLast ? SHOWN_AROUND : 2 * SHOWN_AROUND
  if (text.length <= most) return text
  const [head, tail] = [text.slice(0, SHOWN_AROUND).replace(/\s\S*$/, ''), text.slice(-SHOWN_AROUND).replace(/^\S*\s/, '')]
  return isFirst ? `…${tail}` : isLast ? `${head}…` : `${head} … ${tail}`
}

/** The pieces of a text: what goes is red and struck, what comes green and underlined. Each is known by where it begins. */
export function Pieces({ pieces }: { pieces: Piece[] }) {
  let at = 0
  return pieces.map(({ text, becomes }, index) => {
    at += text.length
    if (becomes === undefined) return <span key={at}>{shortened(text, index === 0, index === pieces.length - 1)}</span>
    return (
      <span key={at}>
        <del className="bg-[#f9e6e1] px-0.5 text-[#901a1e] line-through">{text}</del>
        {becomes && <ins className="bg-[#e4ece2] px-0.5 text-[#31513f] underline decoration-2 underline-offset-4">{becomes}</ins>}
      </span>
    )
  })
}
