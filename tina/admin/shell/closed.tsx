import { closedSentence } from '../../../src/admin/role-words'
import { screenOf } from '../../../src/admin/screen'
import { useStanding } from '../../../src/admin/standing'
import { LINK } from '../../../src/admin/ui/looks'
import { Page } from '../../../src/admin/ui/page'
import { askedAt, homeOf } from './doors'
import { word } from './words'

/** Says why an address of the desk is not for whoever opened it, and leads back. */
function Closed() {
  const standing = useStanding()
  const asked = askedAt(window.location.hash)
  return (
    <Page title={word('closedTitle')}>
      <p role="status">{standing && asked && closedSentence(asked, standing)}</p>
      <p className="mt-4">
        <a href={homeOf(standing)} className={LINK}>
          {word('closedBack')}
        </a>
      </p>
    </Page>
  )
}

export const closedScreen = screenOf('Closed', 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3', Closed)
