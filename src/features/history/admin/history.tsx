import { useEffect, useState } from 'react'
import { useCMS } from 'tinacms'
import { AllChanges } from './all-changes'
import { OneDocument } from './one-document'
import { pathInAddress, screenFor } from './service'

/** The screen that tells who changed what, and when: in the document that the address names, or else the newest changes of all. */
export function History() {
  const branch: string = useCMS().api.tina?.branch ?? 'main'
  const [path, setPath] = useState(pathInAddress)
  useEffect(() => {
    const follow = () => setPath(pathInAddress())
    for (const event of ['hashchange', 'popstate']) window.addEventListener(event, follow)
    return () => {
      for (const event of ['hashchange', 'popstate']) window.removeEventListener(event, follow)
    }
  }, [])
  return (
    <div style={{ maxWidth: 960, width: '100%', height: '100%', margin: '0 auto', padding: 24, overflowY: 'auto' }}>
      <p style={{ margin: '0 0 16px', color: '#555' }}>
        Branch: <b>{decodeURIComponent(branch)}</b>
        {path && (
          <a href={screenFor('')} style={{ marginInlineStart: 24, textDecoration: 'underline' }}>
            All changes
          </a>
        )}
      </p>
      {path ? <OneDocument key={path} branch={branch} path={path} /> : <AllChanges branch={branch} />}
    </div>
  )
}
