import { LINK } from '../../../src/admin/ui/looks'

type Link = { text: string; href: string; note?: string }

/** A heading with links in columns; nothing where there are none. */
export function Links({ title, links, more }: { title: string; links: Link[]; more?: Link }) {
  if (links.length === 0) return null
  return (
    <section className="mt-7">
      <h2 className="mb-2 flex items-baseline gap-4 text-lg">
        {title}
        {more && (
          <a href={more.href} className={`text-sm ${LINK}`}>
            {more.text}
          </a>
        )}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-6 gap-y-0.5">
        {links.map(({ text, href, note }) => (
          <li key={href}>
            <a href={href} className="block py-1.5">
              <span className={LINK}>{text}</span>
              {note && <span className="block break-words text-xs text-gray-600">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
