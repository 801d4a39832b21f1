import { needsClinician, PARTS } from '../../../../model/clinical.ts'
import { isEmpty, textOf } from '../../../../model/json.ts'
import type { Finding } from '../finding.ts'
import { grouped } from '../grouped.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'
import type { TextVisit } from '../visits.ts'

/** The clinical parts of each page that no clinician has confirmed, a date of review that came too early, and what the template lacks. */
export const clinical: Check = (site) => {
  const sections = site.visits.filter(
    ({ language, hidden, node, path }) => language === 'en' && !hidden && isSection(path) && kindOf(node).startsWith('clinical'),
  )
  return [...grouped(sections, ({ document }) => document.path).values()].flatMap((own) => onPage(site, own))
}

const kindOf = (node: TextVisit['node']) => textOf(node._template)
/** `'content.2'` is the path of a section, `'content.2.items.0'` of what is in one. */
const isSection = (path: string) => /^\w+\.\d+$/.test(path)

function onPage(site: CheckedContent, sections: TextVisit[]): Finding[] {
  const parts = sections.filter(({ node }) => kindOf(node) === 'clinicalPart')
  const sources = sections.find(({ node }) => kindOf(node) === 'clinicalSources')
  const open = parts.filter(({ node }) => needsClinician(node))
  const [first] = parts
  return [
    ...open.map((part) =>
      say(part, 'check', `“${textOf(part.node.heading)}” needs a clinician. Until then the page says that it is not reviewed.`),
    ),
    ...(sources && open.length > 0 && !isEmpty(sources.node.reviewed)
      ? [
          say(
            sources,
            'reviewed',
            `A date of review stands here, but ${open.length} parts of this page need a clinician: visitors don’t see it.`,
          ),
        ]
      : []),
    ...(first ? [...lacking(first, parts), ...(sources ? [] : [say(first, '', NO_SOURCES)])] : []),
  ]

  function say(visit: TextVisit, field: string, message: string): Finding {
    const at = field ? `${visit.path}.${field}` : visit.path
    return findingAt(site, { ...visit, at }, { kind: 'clinician', level: 'warning', subject: subjectOf(visit), message })
  }

  function lacking(at: TextVisit, own: TextVisit[]): Finding[] {
    if (at.document.collection !== 'treatment') return []
    const there = new Set(own.map(({ node }) => textOf(node.about)))
    const missing = Object.entries(PARTS).flatMap(([about, title]) => (there.has(about) ? [] : [title]))
    return missing.length > 0 ? [say(at, '', `These parts are missing: ${missing.join('; ')}.`)] : []
  }
}

const NO_SOURCES = 'These parts name no sources: add the section “Sources and review”.'
const subjectOf = ({ document }: TextVisit) => `For a clinician: ${textOf(document.json?.title)}`
