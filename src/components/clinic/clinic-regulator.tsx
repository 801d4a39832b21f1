import { useTranslation } from 'react-i18next'
import type { Clinic } from '../../content/types.ts'
import { Text } from '../text/text.tsx'

/** The body that regulates a clinic, in two quiet lines; nothing if settings name none. */
export function ClinicRegulator({ clinic, className = '' }: { clinic: Clinic; className?: string }) {
  const { t } = useTranslation()
  if (!clinic.regulator) return null
  return (
    <p className={`regulator ${className}`}>
      <span className="term">{t('clinic.regulator')}</span>
      <Text of={clinic} field="regulator" />
    </p>
  )
}
