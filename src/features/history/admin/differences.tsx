import type { Difference } from './service'

const cell = { verticalAlign: 'top', padding: 8, borderTop: '1px solid #eee', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** Shows a change of a document field by field, with the names that the fields have in its form. */
export function Differences({ difference: { kind, fields } }: { difference: Difference }) {
  if (kind === 'created') return <p>The document was made.</p>
  if (kind === 'deleted') return <p>The document was deleted.</p>
  if (fields.length === 0) return <p>No text changed.</p>
  return (
    <table style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', marginTop: 8 }}>
      <thead>
        <tr>
          {['Field', 'Before', 'After'].map((name) => (
            <th key={name} scope="col" style={{ textAlign: 'start', padding: 8, color: '#555' }}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ where, before, after }) => (
          <tr key={where.join('\n')}>
            <th scope="row" style={{ ...cell, textAlign: 'start', fontWeight: 500 }}>
              {where.join(' › ')}
            </th>
            {[before, after].map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The two texts are told apart by their place.
              <td key={at} dir="auto" style={{ ...cell, background: at === 0 ? '#fdf0ee' : '#eef7ee' }}>
                {text ?? <i>empty</i>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
