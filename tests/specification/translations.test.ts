import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSite } from '../../src/features/report/server/read.ts'
import { isObject } from '../../src/model/json.ts'
import { none } from './read.ts'

const site = await readSite(join(import.meta.dirname, '../..'))

it('Each object has an empty translation at least, so that a click in the editor finds its field', () => {
  const without = site.visits.flatMap(({ document, path, english }) => {
    const [key = ''] = path.split('.').slice(-1)
    return english && !(isObject(english.translations) && isObject(english.translations[key])) ? [`${document.path} ${path}`] : []
  })
  expect.soft(site.visits.filter(({ english }) => english).length).toBeGreaterThan(1000)
  none(without)
})
