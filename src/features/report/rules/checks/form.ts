import { isObject } from '../../../../model/json.ts'
import { choicesOf } from '../../../../model/schema.ts'
import { joinPath } from '../../../../model/walk.ts'
import type { Finding } from '../finding.ts'
import { type Check, type CheckedContent, findingAt } from '../site.ts'
import type { TextVisit } from '../visits.ts'

/** Files that are no JSON, fields and sections that nobody knows, choices that don't exist. */
export const form: Check = (site) => [
  ...unreadable(site),
  ...site.visits.flatMap((visit) => [...unknown(site, visit), ...choices(site, visit)]),
]

const unreadable = (site: CheckedContent): Finding[] =>
  site.documents
    .filter(({ json }) => !json)
    .map((document) =>
      findingAt(
        site,
        { document, at: '' },
        {
          kind: 'form',
          level: 'error',
          message:
            'This file is damaged: it is not valid JSON. Visitors go on reading its last good text. Bring that back by the notice at the top, or another one in its history.',
        },
      ),
    )

function unknown(site: CheckedContent, visit: TextVisit): Finding[] {
  const sections = visit.fields
    .filter(({ templates }) => templates)
    .flatMap((field) => {
      const items = Array.isArray(visit.node[field.name]) ? (visit.node[field.name] as unknown[]) : []
      return items.flatMap((item, index) => {
        const name = isObject(item as never) ? (item as { _template?: unknown })._template : undefined
        return field.templates?.some((template) => template.name === name) ? [] : [{ at: '', number: index + 1, name }]
      })
    })
  const known = new Set(['_template', ...(visit.english ? ['sources'] : []), ...visit.fields.map(({ name }) => name)])
  const fields = Object.keys(visit.node).filter((name) => !known.has(name))
  return [
    ...sections.map(({ at, name, number }) => ({
      at,
      message: `Section ${number} is of a kind that does not exist (“${String(name)}”): it is not shown.`,
    })),
    ...fields.map((name) => ({
      at: visit.path,
      message: `The form has no field “${name}”: it is not shown, and a save keeps it as it is.`,
    })),
  ].map(({ at, message }) => findingAt(site, { ...visit, at }, { kind: 'form', level: 'error', message }))
}

function choices(site: CheckedContent, visit: TextVisit): Finding[] {
  return visit.fields.flatMap((field) => {
    const value = visit.node[field.name]
    const wrong = [value ?? []].flat().filter((one) => one !== '' && !choicesOf(field).some((choice) => choice === one))
    return field.options && wrong.length > 0
      ? [
          findingAt(
            site,
            { ...visit, at: joinPath(visit.path, field.name) },
            { kind: 'form', level: 'error', message: `“${wrong.join(', ')}” is not one of the choices of ${field.label ?? field.name}.` },
          ),
        ]
      : []
  })
}
