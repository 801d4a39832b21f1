import type { TinaCMS } from 'tinacms'
import { followFieldLinks } from './follow-links'
import { reportScreen } from './screen'

/** Adds the content report to the admin, and lets its links open fields. */
export function addReport(cms: TinaCMS) {
  cms.plugins.add(reportScreen)
  followFieldLinks(cms)
}
