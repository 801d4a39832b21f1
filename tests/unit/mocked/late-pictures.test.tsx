import { createForm } from 'final-form'
import arrayMutators from 'final-form-arrays'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { askOne, upload } from '../../../src/features/media/admin/ask-pictures'
import { useChoice } from '../../../tina/admin/pictures/use-choice'

const { warn } = vi.hoisted(() => ({ warn: vi.fn() }))
vi.mock('tinacms', () => ({ useCMS: () => ({ alerts: { warn } }) }))
vi.mock('../../../src/features/media/admin/ask-pictures', () => ({ askOne: vi.fn(), upload: vi.fn() }))
beforeEach(() => vi.resetAllMocks())

const section = (heading: string) => ({ _template: 'text', heading, picture: { src: `/media/${heading}.webp` } })

/** A page of two sections with pictures, and the field of the picture of the second. */
function opened() {
  const form = createForm({
    onSubmit: () => {},
    initialValues: { blocks: [section('one'), section('two')] },
    mutators: { ...arrayMutators } as never,
  })
  const { move, remove } = form.mutators as unknown as Record<'move' | 'remove', (...given: unknown[]) => void>
  const found: ReturnType<typeof useChoice>[] = []
  function Field() {
    const input = { name: 'blocks.1.picture.src', value: form.getState().values.blocks[1]?.picture.src }
    found.push(useChoice({ branch: 'main', form: form as never, input, isDescribable: true, kept: {} }))
    return null
  }
  renderToStaticMarkup(<Field />)
  const [choice] = found
  if (!choice) throw new Error('The field was not drawn.')
  const pictures = () => form.getState().values.blocks.map(({ heading, picture }) => [heading, picture])
  return { form, choice, pictures, move, remove }
}

/** Lets answers be given when a test says so. */
function held<Answer>() {
  let give = (_: Answer) => {}
  const answer = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { answer, give }
}

const photo = new File([], 'new.jpg')
const settled = () => new Promise((done) => setTimeout(done))

test('an upload that ends after its section has moved goes to that section, with its words', async () => {
  const { choice, pictures, move } = opened()
  const { answer, give } = held<never>()
  vi.mocked(upload).mockReturnValue(answer)
  vi.mocked(askOne).mockResolvedValue({ alts: { en: 'New' } } as never)
  const sent = choice.send(photo)
  move('blocks', 1, 0)
  give({ path: 'new.webp' } as never)
  await sent
  expect(pictures()).toEqual([
    ['two', { src: '/media/new.webp', alt: 'New' }],
    ['one', { src: '/media/one.webp' }],
  ])
  expect(warn).not.toHaveBeenCalled()
})

test('one whose section is gone, or has another picture by then, is put nowhere and said to be among the pictures', async () => {
  for (const meanwhile of ['remove', 'choose'] as const) {
    const { choice, form, pictures, remove } = opened()
    const { answer, give } = held<never>()
    vi.mocked(upload).mockReturnValue(answer)
    const sent = choice.send(photo)
    if (meanwhile === 'remove') remove('blocks', 1)
    else form.change('blocks.1.picture.src' as never, '/media/other.webp' as never)
    const before = pictures()
    give({ path: 'new.webp' } as never)
    await sent
    expect(pictures()).toEqual(before)
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining('new.jpg is uploaded and among the pictures.'), expect.any(Number))
  }
})

test('of two choices the words of the picture that is there stand, whichever come last', async () => {
  const { choice, pictures } = opened()
  const [first, second] = [held<never>(), held<never>()]
  vi.mocked(askOne).mockReturnValueOnce(first.answer).mockReturnValueOnce(second.answer)
  choice.choose('first.webp')
  choice.choose('second.webp')
  second.give({ alts: { en: 'The second' } } as never)
  await settled()
  first.give({ alts: { en: 'The first', ar: 'الأولى' } } as never)
  await settled()
  expect(pictures()[1]).toEqual(['two', { src: '/media/second.webp', alt: 'The second' }])
})
