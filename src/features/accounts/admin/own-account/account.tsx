import { screenOf } from '../../../../admin/screen'
import { Answered } from '../../../../admin/ui/answered'
import { Page } from '../../../../admin/ui/page'
import { useAnswer } from '../../../../admin/use-answer'
import { may } from '../../../../model/roles.ts'
import { standingOf } from '../../rules/standing.ts'
import { DeskLanguage } from '../desk-language'
import { OwnPasskeys } from '../passkeys/own-passkeys'
import { ToColleagues } from '../people/to-colleagues'
import { OwnFactor } from '../second-factor/own-factor'
import { whoIsIn } from '../sign-in/sign-in'
import { word } from '../words'
import { ChangeName } from './change-name'
import { ChangePassword } from './change-password'
import { OwnRole } from './own-role'
import { OwnSessions } from './own-sessions'
import { SignOut } from './sign-out'

/** What a person knows and changes of their own account. */
function Account() {
  const asked = useAnswer(whoIsIn)
  return (
    <Page title={word('account')}>
      <Answered asked={asked}>
        {(person) =>
          person && (
            <>
              <OwnRole standing={standingOf(person)} />
              <ChangeName person={person} />
              <ChangePassword person={person} />
              <OwnFactor person={person} />
              <OwnPasskeys person={person} />
              <OwnSessions />
              {may(standingOf(person), 'accounts.manage') && <ToColleagues />}
              <DeskLanguage />
              <SignOut />
            </>
          )
        }
      </Answered>
    </Page>
  )
}

/** One's own account as a screen of the admin. */
export const accountScreen = screenOf('My account', 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4 21c0-5 4-7 8-7s8 2 8 7', Account)
