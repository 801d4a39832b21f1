import { useCallback, useEffect, useState } from 'react'
import { Filters, type Wanted } from './filters'
import { Kind } from './kind'
import { type Report as Answer, readReport } from './service'

/** The screen that lists the findings by kind; each leads to its field. */
export function Report() {
  const [answer, setAnswer] = useState<Answer>()
  const [problem, setProblem] = useState('')
  const [wanted, setWanted] = useState<Wanted>({ language: '', level: '' })
  const load = useCallback(() => {
    setAnswer(undefined)
    setProblem('')
    readReport().then(setAnswer, (error: Error) => setProblem(error.message))
  }, [])
  useEffect(load, [load])
  const findings = (answer?.findings ?? []).filter(
    ({ language, level }) => (!wanted.language || language === wanted.language) && (!wanted.level || level === wanted.level),
  )
  const errors = findings.filter(({ level }) => level === 'error').length
  return (
    <div style={{ maxWidth: 960, width: '100%', margin: '0 auto', padding: 24, overflowY: 'auto' }}>
      <h2 style={{ fontSize: 24, marginBottom: 8 }}>Content report</h2>
      <p>What should be put right before it is published, and what is worth a look. Each line leads to its field.</p>
      <Filters wanted={wanted} onChange={setWanted} onReload={load} />
      {problem && (
        <p role="alert" style={{ color: '#a11' }}>
          {problem}
        </p>
      )}
      {!answer && !problem && <p role="status">Reading every document…</p>}
      {answer && (
        <p role="status">
          <b>{errors}</b> to put right, <b>{findings.length - errors}</b> worth a look
        </p>
      )}
      {answer &&
        Object.entries(answer.kinds).map(([kind, title]) => (
          <Kind key={kind} title={title} findings={findings.filter((finding) => finding.kind === kind)} />
        ))}
    </div>
  )
}
