import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/icon.tsx'

/** A code that a click copies; the change is announced. Where copying is refused, the code is there to be read. */
export function OfferCode({ code, field }: { code: string; field?: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
      setTimeout(() => setCopied(false), 3000)
    } catch {
      setCopied(false)
    }
  }
  return (
    <button type="button" className="code" data-js onClick={copy} aria-label={copied ? t('offers.copied') : t('offers.copy', { code })}>
      <span className="ltr" aria-live="polite" data-tina-field={field}>
        {copied ? t('offers.copied') : code}
      </span>
      <Icon name={copied ? 'check' : 'copy'} />
    </button>
  )
}
