import { CARD } from '../../../admin/ui/looks'
import type { Finding } from '../rules/finding.ts'
import { Item } from './item'

const subjectsOf = (findings: Finding[]) => [...new Set(findings.map(({ subject }) => subject ?? ''))]

/** The findings of one kind, folded away unless something must be put right. */
export function Kind({ title, findings }: { title: string; findings: Finding[] }) {
  const errors = findings.filter(({ level }) => level === 'error').length
  if (findings.length === 0) return <p className="py-2 text-gray-600">{title}: nothing found</p>
  return (
    <details open={errors > 0} className={`${CARD} px-4 py-3`}>
      <summary className="cursor-pointer">
        <b>{title}</b> ({findings.length}
        {errors > 0 && `, ${errors} to put right`})
      </summary>
      {subjectsOf(findings).map((subject) => (
        <section key={subject} className="mt-3">
          {subject && <h3 className="font-semibold">{subject}</h3>}
          <ul>
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
