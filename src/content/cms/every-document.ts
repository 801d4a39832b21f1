import type { RawPage, RawQuestion, RawReview, RawSettings, RawTeamMember, RawTreatment } from '../types.ts'
import type { Content } from './client.ts'

/** All documents of one revision. */
export type EveryDocument = {
  settings?: RawSettings
  pages: RawPage[]
  treatments: RawTreatment[]
  team: RawTeamMember[]
  questions: RawQuestion[]
  reviews: RawReview[]
}

const orNone = <T>(list: Promise<T[]>): Promise<T[]> => list.catch(() => [])

/** Returns all documents. Those that can't be read are left out: a branch may hold anything, and testers are told of it all the same. */
export async function everyDocument(content: Content): Promise<EveryDocument> {
  const [settings, pages, treatments, team, questions, reviews] = await Promise.all([
    content.settings().catch(() => undefined),
    orNone(content.pages()),
    orNone(content.treatments()),
    orNone(content.team()),
    orNone(content.questions()),
    orNone(content.reviews()),
  ])
  return { settings: settings?.data.siteSettings, pages, treatments, team, questions, reviews }
}

/** Returns the documents by their path: `'content/page/about.json'`. */
export function byPath({ settings, pages, treatments, team, questions, reviews }: EveryDocument): Map<string, { id: string }> {
  const all = [...(settings ? [settings] : []), ...pages, ...treatments, ...team, ...questions, ...reviews]
  return new Map(all.map((document) => [document.id, document]))
}
