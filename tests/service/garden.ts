import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ContentStore } from '../../src/server/content/store.ts'
import type { Editor } from '../../src/server/editors/editor.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export const ada: Editor = { name: 'Ada Hart', email: 'ada@clinic.example' }
export const ben: Editor = { name: 'Ben Low', email: 'ben@clinic.example' }

/** A temporary folder with this site's questions and pages, as a git repository of its own or as plain files. */
export async function plant({ history = true } = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(join(ROOT, 'content'), join(dir, 'content'), { recursive: true })
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
  if (history) {
    git('init', '-q', '-b', 'main')
    git('config', 'user.name', 'Developer')
    git('config', 'user.email', 'developer@clinic.example')
    git('add', '.')
    git('commit', '-q', '-m', 'Begin')
  }
  return {
    dir,
    git,
    text: (path: string) => readFile(join(dir, path), 'utf8'),
    write: (path: string, value: unknown) => writeFile(join(dir, path), typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
    uproot: () => rm(dir, { recursive: true, force: true, maxRetries: 3 }),
  }
}

export type Garden = Awaited<ReturnType<typeof plant>>

export const UPDATE = 'mutation ($file: String!, $params: FaqMutation!) { updateFaq(relativePath: $file, params: $params) { question } }'
export const CREATE = 'mutation ($file: String!, $params: FaqMutation!) { createFaq(relativePath: $file, params: $params) { question } }'
export const DELETE = 'mutation ($file: String!) { deleteDocument(collection: "faq", relativePath: $file) { __typename } }'
export const ASK = 'query ($file: String!) { faq(relativePath: $file) { question answer } }'

export const question = (text: string, answer = 'Yes.') => ({
  question: text,
  answer,
  category: 'test',
  page: '/',
  translations: { zhCN: {}, zhTW: {}, ar: {} },
})

/** Saves a question and gives the errors, if any. */
export async function saveQuestion(store: ContentStore, file: string, text: string, editor = ada, query = UPDATE) {
  const { errors } = await store.save(editor, query, { file, params: question(text) })
  return errors?.map(({ message }) => message).join(' ')
}

/** What the index answers for a question, or undefined if it has none. */
export async function asked(store: ContentStore, file: string): Promise<string | undefined> {
  const { data } = await store.request(ASK, { file })
  return (data as { faq?: { question: string } } | null)?.faq?.question
}

/** Waits until `check` holds; fails after five seconds. */
export async function until(check: () => boolean | Promise<boolean>, what = 'the awaited state') {
  const end = Date.now() + 5000
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`${what} did not come`)
    await new Promise((next) => setTimeout(next, 20))
  }
}
