import type { Sent } from '../../../../model/json.ts'
import type { Passkey } from '../../rules/passkeys.ts'
import { dayHere } from '../moment-here'
import { word } from '../words/passkeys'

type Listed = Sent<Passkey>

/** The passkeys of an account, each with the way to remove it. */
export const PasskeyRows = ({ passkeys, onRemove }: { passkeys: Listed[]; onRemove(passkey: Listed): void }) => (
  <ul className="account-rows">
    {passkeys.map((passkey) => (
      <li key={passkey.id}>
        <span>
          <strong>
            <bdi>{passkey.name}</bdi>
          </strong>
          <small>{word('made', { day: dayHere(passkey.made) })}</small>
        </span>
        <button type="button" aria-label={word('removeOf', { name: passkey.name })} onClick={() => onRemove(passkey)}>
          {word('remove')}
        </button>
      </li>
    ))}
  </ul>
)
