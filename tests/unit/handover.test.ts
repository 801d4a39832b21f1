import { expect, test } from 'vitest'
import { handoverOf, textOf } from '../../src/hydration/handover.ts'

type Given = Parameters<typeof handoverOf>

const route = (id: string) => ({ id, module: `/${id}.js`, imports: ['/shared.js', `/${id}-part.js`], hasLoader: true })
const framework = {
  manifest: {
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: ['/react.js', '/shared.js'] },
    routes: { root: route('root'), page: { ...route('page'), imports: ['/root.js'] } },
  },
  serverHandoffString: '{"basename":"/~fix","future":{"old":false,"new":true}}',
} as unknown as Given[0]
const state = (own: object = {}) =>
  ({
    matches: [{ route: { id: 'root' } }, { route: { id: 'page' } }],
    errors: null,
    loaderData: { root: {}, page: null },
    location: { pathname: '/ar/contact' },
    ...own,
  }) as unknown as Given[1]

test('names each file once, in the order in which the application asks for them', () => {
  expect(handoverOf(framework, state(), { atOnce: true, style: '/app.css' })).toEqual({
    router: { basename: '/~fix', future: { old: false, new: true } },
    address: undefined,
    atOnce: true,
    style: '/app.css',
    preloads: ['/entry.js', '/react.js', '/shared.js', '/root-part.js'],
    manifest: '/manifest.js',
    routes: { root: '/root.js', page: '/page.js' },
    entry: '/entry.js',
  })
})

test('a page that failed has the routes up to the one that did', () => {
  expect(handoverOf(framework, state({ errors: { root: new Error('broken') } }), { atOnce: false, style: '/app.css' }).routes).toEqual({
    root: '/root.js',
  })
  expect(handoverOf(framework, state({ errors: { page: null } }), { atOnce: false, style: '/app.css' }).routes).toEqual({
    root: '/root.js',
    page: '/page.js',
  })
})

test('a page that answers a post has its own address', () => {
  const loaderData = { page: { arrival: { attempt: { form: 'contact' } } } }
  expect(handoverOf(framework, state({ loaderData }), { atOnce: false, style: '/app.css' }).address).toBe('/ar/contact')
})

test('as text it leaves out what is false, and can end no script', () => {
  const text = textOf({ ...handoverOf(framework, state(), { atOnce: false, style: '/app.css' }), address: '/</script><script>alert(1)//' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({ router: { basename: '/~fix', future: { new: true } }, address: '/</script><script>alert(1)//' })
  expect(text).not.toContain('false')
})
