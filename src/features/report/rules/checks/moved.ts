import { isObject, textOf } from '../../../../model/json.ts'
import { leadsTo, trimmed } from '../../../../model/redirects.ts'
import { joinPath } from '../../../../model/walk.ts'
import type { Finding } from '../finding.ts'
import { answeredBy, redirectsIn } from '../shown-at.ts'
import { type Check, findingAt } from '../site.ts'

/** Moved addresses that lead nowhere, go in circles, hide a page, or are given twice. */
export const moved: Check = (site) => {
  const answered = answeredBy(site.documents)
  const redirects = redirectsIn(site.documents)
  return site.documents
    .filter(({ collection }) => collection === 'siteSettings')
    .flatMap((document) => {
      const list = Array.isArray(document.json?.redirects) ? document.json.redirects : []
      const olds = list.map((entry) => (isObject(entry) ? trimmed(textOf(entry.from)) : ''))
      return list.flatMap((entry, index) => {
        if (!isObject(entry)) return []
        const [from = '', to] = [olds[index], textOf(entry.to)]
        const say = (name: string, level: Finding['level'], message: string) => [
          findingAt(site, { document, at: joinPath('redirects', index, name) }, { kind: 'links', level, message }),
        ]
        if (olds.indexOf(from) !== index) return say('from', 'warning', `${from} has moved twice: only the first entry counts.`)
        const end = leadsTo(from, redirects)
        if (end === undefined || end === from) return say('to', 'error', `${from} leads back to itself, so visitors never arrive.`)
        if (!answered.get(end)) return say('to', 'error', `${from} leads to ${to}, where there is no page.`)
        return answered.has(from)
          ? say('from', 'warning', `There is a page at ${from}, which nobody can reach: its address has moved to ${to}.`)
          : []
      })
    })
}
