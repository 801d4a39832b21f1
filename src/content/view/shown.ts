import { isKeptBack, withoutExamples } from '../../model/examples.ts'
import type { Content } from '../cms/client.ts'

const shown = new WeakMap<Content, Content>()

/** Returns content as visitors get it: nothing in it is still an example that nobody has written or accepted. Of one content it is always the same. */
export function shownToVisitors(content: Content): Content {
  const known = shown.get(content) ?? create(content)
  shown.set(content, known)
  return known
}

type Fetch = { data: object }

function create(content: Content): Content {
  const list = async <Document extends object>(all: Promise<Document[]>) =>
    (await all).filter((document) => !isKeptBack(document)).map(withoutExamples)
  const one = <Found extends Fetch | undefined>(found: Found): Found =>
    found && {
      ...found,
      data: Object.fromEntries(Object.entries(found.data).map(([name, document]) => [name, document && withoutExamples(document)])),
    }
  return {
    ...content,
    settings: async () => one(await content.settings()),
    page: async (slug) => one(await content.page(slug)),
    treatment: async (slug) => one(await content.treatment(slug)),
    teamMember: async (relativePath) => one(await content.teamMember(relativePath)),
    pages: () => list(content.pages()),
    treatments: () => list(content.treatments()),
    team: () => list(content.team()),
    questions: () => list(content.questions()),
    reviews: () => list(content.reviews()),
  }
}
