import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangedElsewhereProvider, type FieldElsewhere, type FieldOf, FieldProvider } from '../../../content/field.ts'
import type { Fallback } from '../../../content/types.ts'
import type { ListedPreview } from '../rules/list-preview.ts'

type Props = { elsewhere: ListedPreview['elsewhere']; children: ReactNode }

/**
 * While a tester looks at a branch, names each text and picture that it changes or moves in the place where the editor's
 * click would be. `elsewhere` are texts of other documents than those of the page, by address.
 */
export function ChangedFields({ elsewhere, children }: Props) {
  const { t } = useTranslation()
  const label = t('preview.partEdited')
  const fieldOf: FieldOf = (node, name) => {
    const { _changed, _moved } = (node ?? {}) as Fallback
    if (_changed && (name === undefined || _changed.includes(name))) return label
    return _moved ? t('preview.partMoved') : undefined
  }
  const fieldElsewhere: FieldElsewhere = (href, name) =>
    Object.hasOwn(elsewhere, href) && elsewhere[href]?.includes(name) ? label : undefined
  return (
    <FieldProvider value={fieldOf}>
      <ChangedElsewhereProvider value={fieldElsewhere}>{children}</ChangedElsewhereProvider>
    </FieldProvider>
  )
}
