import * as v from 'valibot'
import { CLINIC_ZONE } from '../../../model/clinics.ts'
import { PLANNED_ENDS, SIDES } from '../rules/dry-run.ts'

const publicationEntries = {
  branch: v.string(),
  tip: v.string(),
  choices: v.record(v.string(), v.picklist(SIDES)),
  looked: v.array(v.string()),
  accepted: v.optional(v.array(v.string()), []),
}
/** What a request has to say for a draft to be published as it was shown, now or at a time. */
export const publication = v.object(publicationEntries)

/** The same, with what becomes of the end of the draft's plan where it has one. */
export const publicationNow = v.object({ ...publicationEntries, end: v.optional(v.picklist(PLANNED_ENDS)) })

/** A moment by the clinics' clocks in a sentence: `'30 November 2026 at 08:00'` */
export const inClinicTime = (moment: Date) =>
  moment.toLocaleString('en-GB', { timeZone: CLINIC_ZONE, dateStyle: 'long', timeStyle: 'short' })

/** Refuses what is asked of a draft that is not there. */
export const GONE = 'This draft is gone: somebody has deleted it.'
/** Refuses what is asked of a draft that is not as it was shown, as the second half of a sentence. */
export const CHANGED = 'somebody has changed the draft since it was shown here. Look at it again.'
