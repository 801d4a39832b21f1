import { createHash } from 'node:crypto'
import * as generated from '../../../../tina/__generated__/types.ts'
import { createContent, type Request } from '../../../content/cms/client.ts'
import { leanQuery } from '../../../content/cms/lean-query.ts'

/**
 * Everything the site shows, as it was at one moment: the answers by question, a text that is the same for the same answers,
 * and Tina's messages about documents that can't be read.
 */
export type CloudSnapshot = { answers: Map<string, unknown>; print: string; problems: string[] }

export const questionOf = (query: string, variables: object) => JSON.stringify([query, variables])

/** Returns a hash of the answers. It is the same for the same answers, in whatever order they came. */
const printOf = (answers: Map<string, unknown>) =>
  createHash('sha256')
    .update(JSON.stringify([...answers].sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url')

/** Asks for the lists of documents, and answers questions about one document from them. Throws if a list can't be had. */
export async function takeSnapshot(ask: Request): Promise<CloudSnapshot> {
  const answers = new Map<string, unknown>()
  const problems: string[] = []
  const content = createContent(async (query, variables) => {
    const { data, errors } = await ask(query, variables)
    const messages = errors?.map(({ message }) => message) ?? []
    if (!data) throw new Error(`TinaCloud gave no content: ${messages.join(' ') || 'the answer is empty'}`)
    problems.push(...messages)
    answers.set(questionOf(query, variables), data)
    return { data }
  })
  const [settings, pages, treatments, team] = await Promise.all([content.settings(), content.pages(), content.treatments(), content.team()])
  if (!settings.data.siteSettings) throw new Error('TinaCloud has no settings of this site.')
  const print = printOf(answers)
  const single = (document: unknown, name: string, nodes: { _sys: { relativePath: string } }[]) => {
    for (const node of nodes)
      answers.set(questionOf(leanQuery(String(document)), { relativePath: node._sys.relativePath }), { [name]: node })
  }
  single(generated.PageDocument, 'page', pages)
  single(generated.TreatmentDocument, 'treatment', treatments)
  single(generated.TeamMemberDocument, 'teamMember', team)
  return { answers, print, problems: [...new Set(problems)] }
}
