import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldOf, FieldProvider } from '../content/field.ts'
import type { Fallback } from '../content/types.ts'

/** While a tester looks at a branch, names each text and picture that it changes in the place where the editor's click would be. */
export function ChangedFields({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const label = t('preview.partEdited')
  const fieldOf: FieldOf = (node, name) => {
    const changed = (node as Fallback | undefined)?._changed
    return changed && (name === undefined || changed.includes(name)) ? label : undefined
  }
  return <FieldProvider value={fieldOf}>{children}</FieldProvider>
}
