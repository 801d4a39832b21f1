import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../src/setup/run.mjs'
import { cookiesOf, EDITOR } from '../fixtures/server.ts'

/** The question that is saved, and the page that shows it. */
const FILE = 'fillers-cost.json'
const PAGE = '/london/fillers'
const SAVE = 'mutation ($file: String!, $params: FaqMutation!) { updateFaq(relativePath: $file, params: $params) { question } }'
const PATIENCE_MS = 60_000

/** Signs in on a site. Returns the cookie, and `save`, which saves a question and tells how long that took, and when visitors had it. */
export async function signInto(origin) {
  const headers = { origin, 'content-type': 'application/json', 'x-branch': 'main' }
  const post = async (path, body) => {
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }
  headers.cookie = cookiesOf(await post('/api/editors/sign-in/email', EDITOR))
  const document = JSON.parse(readFileSync(join(ROOT, 'content/faq', FILE), 'utf8'))
  let count = 0

  const save = async () => {
    count += 1
    const question = `What do fillers cost, asked ${count} times?`
    const began = performance.now()
    const { errors } = await (
      await post('/api/tina/gql', { query: SAVE, variables: { file: FILE, params: { ...document, question } } })
    ).json()
    if (errors) throw new Error(errors[0].message)
    const savedMs = performance.now() - began
    while (!(await (await fetch(origin + PAGE)).text()).includes(question))
      if (performance.now() - began > PATIENCE_MS) throw new Error('What was saved never came.')
    return { savedMs, publicMs: performance.now() - began }
  }
  return { cookie: headers.cookie, save }
}
