import { clinicDate } from '../../../content/clinic/clinic-time.ts'
import { SETTINGS } from '../../../model/document-path.ts'
import type { ContentStore } from '../../../server/content/store.ts'
import type { Changed, FactElsewhere } from '../rules/elsewhere/elsewhere.ts'
import { factsElsewhere } from '../rules/elsewhere/facts-elsewhere.ts'
import { type ShownFacts, shownFacts } from '../rules/shows.ts'
import { searchedDocuments } from './documents.ts'

/** Returns the facts that a form is about to change and that stand in other places of its branch, too. */
export const elsewhereOf = async (store: ContentStore, changed: Changed): Promise<FactElsewhere[]> =>
  factsElsewhere(changed, await searchedDocuments(store))

/** Returns the facts of the clinics on a branch, with where each shows. */
export async function shownFactsOf(store: ContentStore): Promise<ShownFacts[]> {
  const documents = await searchedDocuments(store)
  const settings = documents.find(({ path }) => path === SETTINGS)?.json ?? {}
  return shownFacts(
    settings,
    documents.filter(({ collection }) => collection === 'page'),
    clinicDate(),
  )
}
