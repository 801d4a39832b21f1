import { type ReactNode, useId } from 'react'

type Item = { key: string; summary: ReactNode; content: ReactNode }

/** Native `details` that share a name: one is open at a time, clicking the open one closes it, no script needed. */
export function Accordion({ items, columns }: { items: Item[]; columns?: boolean }) {
  const name = useId()
  const half = Math.ceil(items.length / 2)
  const list = (part: Item[]) =>
    part.map(({ key, summary, content }) => (
      <details name={name} key={key}>
        <summary>
          {summary}
          <span className="pm" />
        </summary>
        <div className="a">{content}</div>
      </details>
    ))
  if (!columns) return <div className="acc">{list(items)}</div>
  return (
    <div className="acc cols">
      <div>{list(items.slice(0, half))}</div>
      <div>{list(items.slice(half))}</div>
    </div>
  )
}
