import { expect, test } from 'vitest'
import { plantOpen } from './plant-open.ts'
import { formsInMemory, saveQuestion } from './questions.ts'

const { store } = await plantOpen()
const QUESTION = '{ faq(relativePath: "fillers-cost.json") { question } }'

test('neither a save nor a page waits behind the forms that the admin opens', async () => {
  const order: string[] = []
  const done = (name: string) => () => void order.push(name)
  const form = formsInMemory().of({ branch: 'main' })
  const forms = Array.from({ length: 5 }, () => store.open(form, QUESTION, {}).then(done('form')))
  const page = store.request(QUESTION, {}).then(done('page'))
  const save = saveQuestion(store, 'fillers-cost.json', 'Saved first?').then((refusal) => order.push(refusal ?? 'save'))
  await Promise.all([...forms, page, save])
  expect(order).toEqual(['form', 'save', 'page', 'form', 'form', 'form', 'form'])
})
