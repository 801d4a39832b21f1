import { enquiryAddressOf } from '../../../content/clinic/contact.ts'
import { useSite } from '../../../content/site.ts'
import type { FormName } from '../rules/attempt.ts'
import { subjectForClinic } from '../rules/message.ts'

/** Where a form goes without script: to the server; on a host without one, into the visitor's own mail as plain text. */
export function useFormTarget(form: FormName) {
  const { isStatic, settings, locale } = useSite()
  if (!isStatic) return { action: '/api/enquiries' }
  const subject = encodeURIComponent(subjectForClinic(form, {}, locale))
  return { action: `mailto:${enquiryAddressOf(settings) ?? ''}?subject=${subject}`, encType: 'text/plain' }
}
