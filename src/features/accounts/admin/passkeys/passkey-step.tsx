import { withElements } from '../../../../admin/i18n/with-elements'
import { word } from '../words/passkeys'
import { knowsPasskeys } from './knows-passkeys'
import { UsePasskey } from './use-passkey'

/** What follows the password where a second factor is demanded and the account has a passkey: the password alone opens nothing. */
export const PasskeyStep = ({ onDone, onBack }: { onDone(): unknown; onBack(): void }) => (
  <section aria-label={word('passkey')}>
    <h2 className="sign-step">{withElements(word('stepTitle'), { passkey: <i>{word('passkey')}</i> })}</h2>
    <p className="sign-lead">{word(knowsPasskeys() ? 'stepLead' : 'unknown')}</p>
    <UsePasskey isMain isFirst onDone={onDone} />
    <p className="sign-others">
      <button type="button" className="sign-other" onClick={onBack}>
        {word('back')}
      </button>
    </p>
    <p className="sign-hint">{word('lost')}</p>
  </section>
)
