type Link = { text: string; href: string; note?: string }

/** A heading with links in columns; nothing where there are none. */
export function Links({ title, links, more }: { title: string; links: Link[]; more?: Link }) {
  if (links.length === 0) return null
  return (
    <section style={{ marginTop: 28 }}>
      <h2 style={{ fontSize: 18, marginBottom: 8 }}>
        {title}
        {more && (
          <a href={more.href} style={{ fontSize: 14, marginInlineStart: 16, textDecoration: 'underline' }}>
            {more.text}
          </a>
        )}
      </h2>
      <ul
        style={{
          listStyle: 'none',
          padding: 0,
          display: 'grid',
          gap: '2px 24px',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        }}
      >
        {links.map(({ text, href, note }) => (
          <li key={href}>
            <a href={href} style={{ display: 'block', padding: '6px 0' }}>
              <span style={{ textDecoration: 'underline' }}>{text}</span>
              {note && <span style={{ display: 'block', fontSize: 12, color: '#5f6b7a' }}>{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
