import type { Finding } from '../rules/finding.ts'
import { Item } from './item'

const subjectsOf = (findings: Finding[]) => [...new Set(findings.map(({ subject }) => subject ?? ''))]

/** The findings of one kind, folded away unless something must be put right. */
export function Kind({ title, findings }: { title: string; findings: Finding[] }) {
  const errors = findings.filter(({ level }) => level === 'error').length
  if (findings.length === 0) return <p style={{ padding: '8px 0', color: '#666' }}>{title}: nothing found</p>
  return (
    <details
      open={errors > 0}
      style={{ border: '1px solid #ddd', borderRadius: 6, padding: '12px 16px', margin: '8px 0', background: '#fff' }}
    >
      <summary style={{ cursor: 'pointer' }}>
        <b>{title}</b> ({findings.length}
        {errors > 0 && `, ${errors} to put right`})
      </summary>
      {subjectsOf(findings).map((subject) => (
        <section key={subject} style={{ marginTop: 12 }}>
          {subject && <h3 style={{ fontWeight: 600 }}>{subject}</h3>}
          <ul style={{ listStyle: 'none', padding: 0 }}>
            {findings
              .filter((finding) => (finding.subject ?? '') === subject)
              .map((finding) => (
                <Item key={[finding.document, finding.field, finding.language, finding.message].join(' ')} finding={finding} />
              ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
