import { word } from '../words/passkeys'
import { PasskeyButton } from './passkey-button'

type Props = { isMain?: boolean; isFirst?: boolean; onDone(): unknown }

/** The button that signs in with a passkey. What speaks to the device is fetched when it is pressed. */
export function UsePasskey({ onDone, ...look }: Props) {
  const work = async () => {
    const { signInByPasskey } = await import('./sign-in-by-passkey')
    await signInByPasskey()
    await onDone()
  }
  return <PasskeyButton label={word('use')} {...look} work={work} />
}
