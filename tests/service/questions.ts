import type { Editor } from '../../src/model/editor.ts'
import { knowForms } from '../../src/server/content/save/shown-texts.ts'
import type { ContentStore } from '../../src/server/content/store.ts'

export const ada: Editor = { name: 'Ada Hart', email: 'ada@clinic.example' }
export const ben: Editor = { name: 'Ben Low', email: 'ben@clinic.example' }

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

/** What is known of forms, without a database: all that no commit holds is in a map. */
export function formsInMemory() {
  const texts = new Map<string, string | null>()
  return knowForms({
    read: async (keys) =>
      new Map(keys.flatMap((key): [string, string | null][] => (texts.has(key) ? [[key, texts.get(key) ?? null]] : []))),
    write: async (more) => {
      for (const [key, text] of more) texts.set(key, text)
    },
  })
}

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
