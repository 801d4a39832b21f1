import { useTranslation } from 'react-i18next'
import { useField } from '../../content/field.ts'
import type { Treatment } from '../../content/types.ts'
import type { Plate } from '../../content/view/plate.ts'
import { Engraving } from '../pictures/engraving.tsx'
import { inLanguage } from '../text/text.tsx'

/** An amount of money as this site writes it. */
const AMOUNT = /£\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s?£/

type Props = { treatment: Treatment; plate: Plate | undefined }

/** The end of a treatment's article: its price as the one giant figure of the page, where it states an amount, and its plant. */
export function TreatmentEnd({ treatment, plate }: Props) {
  const { t } = useTranslation()
  const fieldOf = useField()
  const info = treatment.treatmentInfo
  const price = info?.price ?? ''
  const amount = AMOUNT.exec(price)
  if (!amount && !plate) return null
  const [before, after] = amount ? [price.slice(0, amount.index).trim(), price.slice(amount.index + amount[0].length).trim()] : []
  return (
    <div className="treat-end">
      {plate && <Engraving plate={plate} className="eng-end" />}
      {amount && (
        <p className="giant">
          <span className="vh">{t('treatment.pricing')}: </span>
          <span {...inLanguage(info, 'price')} data-tina-field={fieldOf(info, 'price')}>
            {before && <small>{before} </small>}
            <span className="amount ltr">{amount[0]}</span>
            {after && <small> {after}</small>}
          </span>
        </p>
      )}
    </div>
  )
}
