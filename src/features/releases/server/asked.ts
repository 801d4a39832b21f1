import * as v from 'valibot'
import { SIDES } from '../rules/dry-run.ts'

/** What a request has to say for a draft to be published as it was shown, now or at a time. */
export const publication = v.object({
  branch: v.string(),
  tip: v.string(),
  choices: v.record(v.string(), v.picklist(SIDES)),
  looked: v.array(v.string()),
})

/** Refuses what is asked of a draft that is not there. */
export const GONE = 'This draft is gone: somebody has deleted it.'
/** Refuses what is asked of a draft that is not as it was shown, as the second half of a sentence. */
export const CHANGED = 'somebody has changed the draft since it was shown here. Look at it again.'
