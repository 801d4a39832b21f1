import { useState } from 'react'
import { word } from '../words/second-factor'

/** The backup codes, the one time that they are shown. */
export function BackupCodes({ codes, onKept }: { codes: string[]; onKept(): unknown }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard?.writeText(codes.join('\n')).then(() => setCopied(true))
  return (
    <section className="factor-set-up" aria-label={word('codesTitle')}>
      <h3 className="sign-step">{word('codesTitle')}</h3>
      <p>{word('codesWhy')}</p>
      <ul className="factor-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="sign-others">
        <button type="button" className="sign-other" onClick={copy}>
          {word(isCopied ? 'copied' : 'copy')}
        </button>
      </p>
      <button
        type="button"
        className="sign-go"
        // biome-ignore lint/a11y/noAutofocus: it stands where the button was that led here.
        autoFocus
        onClick={() => void onKept()}
      >
        {word('kept')}
      </button>
    </section>
  )
}
