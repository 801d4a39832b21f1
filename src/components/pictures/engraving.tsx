import { useTranslation } from 'react-i18next'
import { useField } from '../../content/field.ts'
import type { Fallback } from '../../content/types.ts'
import type { Plate } from '../../content/view/plate.ts'
import { joiner } from '../../model/pipe.ts'
import { Text } from '../text/text.tsx'

/** How much of the plant stands around what is worth a close look. */
const AROUND = 1.3

/**
 * The engraving of a treatment, in the colour of the text around it. It is a file of its own, drawn here in three layers,
 * so that the page can draw them one after the other: outlines, hatching, fine lines.
 */
export function Engraving({ plate: { src, view }, className }: { plate: Plate; className: string }) {
  const [left, top, side] = view
  const width = side * AROUND
  const height = width * 1.25
  const box = [left + side / 2 - width / 2, top + side / 2 - height / 2, width, height].map(Math.round).join(' ')
  return (
    <svg className={`eng ${className}`} viewBox={box} aria-hidden="true" focusable="false">
      {(['c', 'h', 'x'] as const).map((layer) => (
        <use className={`eng-${layer}`} href={`${src}#${layer}`} key={layer} />
      ))}
    </svg>
  )
}

type Numbered = { number?: number } & Fallback

/** The words under an engraving: `Plate 17, Exosome` */
export function PlateCaption({ engraving, card }: { engraving?: Numbered; card?: { name: string } & Fallback }) {
  const { t } = useTranslation()
  const fieldOf = useField()
  if (!engraving?.number) return null
  const label = t('treatment.plate', { number: engraving.number })
  return (
    <figcaption className="plate-no">
      <span data-tina-field={fieldOf(engraving, 'number')}>{label}</span>
      {joiner(label)}
      <Text of={card} field="name" />
    </figcaption>
  )
}
