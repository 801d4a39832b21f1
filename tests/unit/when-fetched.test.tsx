import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { whenFetched } from '../../src/admin/when-fetched'
import { word } from '../../src/admin/words'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>
const shown = async (fetchIt: () => Promise<{ default: typeof Greeting }>) => {
  const Fetched = whenFetched(fetchIt)
  const { prelude } = await prerenderToNodeStream(
    <main>
      <h1>Around it</h1>
      <Fetched name="Ada" />
    </main>,
  )
  return (await text(prelude)).replaceAll('<!-- -->', '')
}

test('a part of the desk is shown once it is fetched', async () => {
  expect(await shown(async () => ({ default: Greeting }))).toContain('<p>Hello Ada</p>')
})

test('a part that can’t be fetched says so in its place, and all around it stays', async () => {
  const html = await shown(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  expect(html).toContain('<h1>Around it</h1>')
  expect(html).toContain(word('notFetched'))
  expect(html).toContain('role="alert"')
})
