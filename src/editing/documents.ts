import type { RawPage, RawTeamMember, RawTreatment } from '../content/types.ts'
import type { RawView } from '../content/view/view.ts'
import { SHARED_SECTIONS } from '../model/fixed-addresses.ts'

type Data = { page?: RawPage; treatment?: RawTreatment; teamMember?: RawTeamMember; siteSettings?: RawView['settings'] }

/**
 * Sorts the answers of single-document queries into what `compose` takes. The first document is the page's own;
 * other treatments are those whose cards it shows, team members those it shows without naming them. Undefined while the settings are not there yet.
 */
export function documentsIn(answers: object[]): RawView | undefined {
  const data = answers as Data[]
  const settings = data.find(({ siteSettings }) => siteSettings)?.siteSettings
  if (!settings) return undefined
  const pages = data.flatMap(({ page }) => page ?? [])
  const own = data[0]?.treatment
  const treatments = data.flatMap(({ treatment }) => treatment ?? [])
  const team = data.flatMap(({ teamMember }) => teamMember ?? [])
  return {
    settings,
    treatment: own,
    page: own ? undefined : pages[0],
    sections: own ? pages.find(({ slug }) => slug === SHARED_SECTIONS) : undefined,
    treatments: treatments.length > 0 ? treatments : undefined,
    team,
  }
}
