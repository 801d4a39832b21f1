import type { Finding } from '../../src/features/report/rules/finding.ts'
import { reportOf } from '../../src/features/report/rules/report.ts'
import { readSite } from '../../src/features/report/server/read.ts'

/** All that the content report tells the editors of a folder. */
export const findingsIn = async (dir: string) => reportOf(await readSite(dir))

/** Findings that an editor can't open. What they say is the editors' business, and no failure of the program. */
export async function notOpened(dir: string): Promise<string[]> {
  const site = await readSite(dir)
  const places = new Set(site.places.map(({ document, at }) => `${document.path} ${at}`))
  const paths = new Set(site.visits.map(({ document, path }) => `${document.path} ${path}`))
  // A week is a list that the form draws as one field, so its own path opens it.
  const weeks = new Set(
    site.visits.flatMap(({ document, path }) => {
      const [, week] = /^(contact\.\w+\.openingHours)\.0$/.exec(path) ?? []
      return week ? [`${document.path} ${week}`] : []
    }),
  )
  const opens = ({ document, field }: Finding) =>
    !document.startsWith('content/') ||
    ['', 'translationState'].includes(field) ||
    places.has(`${document} ${field}`) ||
    paths.has(`${document} ${field}`) ||
    weeks.has(`${document} ${field}`)
  return (await reportOf(site))
    .filter((finding) => !opens(finding))
    .map(({ document, field, message }) => `${document} ${field}: ${message}`)
}
