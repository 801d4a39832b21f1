import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Icon } from '../ui/icon.tsx'

/** Offers on the dark band; a button copies each code. */
export function Offers({ block }: { block: Block<'Offers'> }) {
  return (
    <section className="band on-night sec">
      <div className="art art-thistle" aria-hidden="true" />
      <div className="wrap offers">
        <div>
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" ownLine />
          <Text of={block} field="lead" as="p" className="lead mt-6 max-w-[27rem]" />
        </div>
        <div>
          {each(block.items, (offer) => (
            <OfferRow offer={offer} heading="h3" />
          ))}
        </div>
      </div>
    </section>
  )
}

type Offer = NonNullable<Block<'Offers'>['items']>[number]

/** One offer with its code. */
export function OfferRow({ offer, heading }: { offer: Offer; heading: 'h3' | 'h4' }) {
  const fieldOf = useField()
  return (
    <div className={offer.highlight ? 'offer hi' : 'offer'}>
      <div>
        <Text of={offer} field="title" as={heading} className="h4" />
        <Text of={offer} field="description" as="p" />
        <Text of={offer} field="validity" as="p" className="meta" />
      </div>
      {offer.code && <OfferCode code={offer.code} field={fieldOf(offer, 'code')} />}
    </div>
  )
}

/** A code that a click copies; the change is announced. Where copying is refused, the code is there to be read. */
function OfferCode({ code, field }: { code: string; field?: string }) {
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
