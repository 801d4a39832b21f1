import { isEmpty } from '../../../../model/json.ts'
import { type Check, findingAt } from '../site.ts'
import type { TextVisit } from '../visits.ts'

/** Lists without which a section, or a group of cards, shows nothing. */
const NEEDED = ['questions', 'members', 'reviews', 'rows', 'groups', 'plates', 'infos', 'items', 'cards']

/** A clinical part may be a text without points. */
const fillsItself = ({ node, section }: TextVisit) =>
  node.everyone === true || !isEmpty(node.rest) || (section === 'clinicalPart' && !isEmpty(node.lead))

/** Sections with nothing in them, and pages without a section. */
export const emptyLists: Check = (site) =>
  site.visits.flatMap((visit) => {
    const lists = visit.fields.filter(({ type, list }) => type === 'object' && list)
    const page = visit.path === '' && visit.document.collection === 'page'
    const empty = page
      ? lists.filter(({ name }) => name === 'blocks' && isEmpty(visit.node.blocks) && isEmpty(visit.node.body))
      : lists.filter(({ name }) => visit.section && NEEDED.includes(name) && isEmpty(visit.node[name]) && !fillsItself(visit))
    return empty.map(({ name, label = name }) =>
      findingAt(
        site,
        { ...visit, at: visit.path },
        {
          kind: 'required',
          level: 'warning',
          message: page ? 'This page is empty: it has neither text nor sections.' : `This section has nothing in its list “${label}”.`,
        },
      ),
    )
  })
