import { openContent } from '../../src/server/content/open-content.ts'
import { ada, CREATE, question, UPDATE } from '../service/questions.ts'

/** Saves until it is killed, and tells each save that was acknowledged: `saver.ts FOLDER FIRST` saves `FIRST`, `FIRST + 1`, … */
const [folder = '', first = '0'] = process.argv.slice(2)
const store = await openContent(folder)
console.log('ready')
for (let n = Number(first); ; n += 1) {
  const { errors } = await store.save(ada, CREATE, { file: `save-${n}.json`, params: question(`Save ${n}?`) })
  const shared = await store.save(ada, UPDATE, { file: 'fillers-cost.json', params: question(`Shared ${n}?`, 'Long. '.repeat(20_000)) })
  if (errors || shared.errors) throw new Error(JSON.stringify(errors ?? shared.errors))
  console.log(`saved ${n}`)
}
