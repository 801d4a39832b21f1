import { useEffect, useState } from 'react'
import { withElements } from '../../../admin/i18n/with-elements'
import { screenOf, useBranch } from '../../../admin/screen'
import { LINK, QUIET } from '../../../admin/ui/looks'
import { Page } from '../../../admin/ui/page'
import { pathInAddress, screenFor } from './addresses'
import { AllChanges } from './all-changes'
import { OneDocument } from './one-document'
import { word } from './words'

const EVENTS = ['hashchange', 'popstate']

/** Tells who changed what, and when: in the document that the address names, or else the newest changes of all. */
function History() {
  const branch = useBranch()
  const [path, setPath] = useState(pathInAddress)
  useEffect(() => {
    const follow = () => setPath(pathInAddress())
    for (const event of EVENTS) window.addEventListener(event, follow)
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, follow)
    }
  }, [])
  return (
    <Page title={word('history')}>
      <p className={`mb-4 flex gap-6 ${QUIET}`}>
        <span>{withElements(word('branch'), { branch: <b>{decodeURIComponent(branch)}</b> })}</span>
        {path && (
          <a href={screenFor('')} className={LINK}>
            {word('allChanges')}
          </a>
        )}
      </p>
      {path ? <OneDocument key={path} branch={branch} path={path} /> : <AllChanges branch={branch} />}
    </Page>
  )
}

/** The history of documents as a screen of the admin. */
export const historyScreen = screenOf('History', 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4l3 2', History)
