import { markOf } from '../../src/features/find/rules/replace.ts'
import { revisionOf } from '../../src/server/content/save/shown-texts.ts'
import { CREATE, DELETE, question, UPDATE } from './questions.ts'
import type { Site } from './site.ts'

/** Those who try each door: an account of each role, a reviewer who was given the enquiries, a tester, and nobody. */
export const PEOPLE = ['owner', 'publisher', 'editor', 'translator', 'reviewer', 'clerk', 'reception', 'tester', 'nobody'] as const

export type Person = (typeof PEOPLE)[number]

/** What is done at a door; the branch is that of the try where it says nothing else. */
type Asked = { method?: string; path: string; body?: object | Uint8Array; headers?: Record<string, string> }

/**
 * What a door may need: the site, the branch that is tried and its content, who tries it, the address of their account, and a number
 * that no other try has.
 */
export type Try = { site: Site; branch: string; store: Site['store']; who: Person; email: string; n: number; picture: Buffer }

/**
 * A door of the server: the route that it belongs to, what is asked there, and those whom it lets through. `yes` is the answer to
 * them where it is not simply done: a status, or what their errors say; `no` the answer to others where it tells them nothing.
 */
export type Door = {
  route: string
  what: string
  lets: string
  ask: (given: Try) => Asked | Promise<Asked>
  yes?: number | RegExp
  no?: number
}

const EVERYBODY = PEOPLE.join(' ')
const SIGNED_IN = 'owner publisher editor translator reviewer clerk reception'
const READERS = 'owner publisher editor translator reviewer clerk'
const TRANSLATORS = 'owner publisher editor translator'
const SAVERS = 'owner publisher editor'
const PUBLISHERS = 'owner publisher'
const INBOX = 'owner reception clerk'

const at =
  (path: string): Door['ask'] =>
  () => ({ path })
const post =
  (path: string, body: object = {}): Door['ask'] =>
  () => ({ method: 'POST', path, body })
const gql = (query: string, variables: object): Asked => ({ method: 'POST', path: '/api/tina/gql', body: { query, variables } })

const FACTS = { name: 'Facts', email: 'facts@clinic.example' }
const ARABIC = { translations: { zhCN: {}, zhTW: {}, ar: { question: 'سؤال قديم' } } }
const text = (value: object) => JSON.stringify(value, null, 2)

/** Makes a question of its own for one try, and returns its file and path. */
async function made({ store, n }: Try, name = `door-${n}`) {
  const file = `${name}.json`
  const path = `content/faq/${file}`
  const document = { ...question(`Old ${n}?`, 'Old answer.'), ...ARABIC }
  const { errors } = await store.put(FACTS, new Map([[path, text(document)]]))
  if (errors) throw new Error(errors[0]?.message)
  return { file, path, document }
}

/** The newest commits of a document, the newest first. */
const commitsOf = ({ site, branch }: Try, path: string) => site.garden.git('log', '--format=%H', branch, '--', path).split('\n')

/** Changes a question's answer in the name of somebody, and returns the commits. */
async function changed(given: Try, author: { name: string; email: string }, change: object) {
  const { path, document } = await made(given)
  await given.store.put(author, new Map([[path, text({ ...document, ...change })]]))
  return { path, commits: commitsOf(given, path) }
}

async function pictureOf({ store, n, picture }: Try) {
  await store.put(FACTS, new Map([[`public/media/door-${n}.webp`, picture]]))
  return `door-${n}.webp`
}

async function enquiryOf({ site, n }: Try) {
  const fields = {
    form: 'contact',
    firstName: 'Ada',
    lastName: 'Hart',
    email: `visitor${n}@clinic.example`,
    phone: '',
    message: `Words ${n}`,
  } as const
  const { reference } = await site.enquiries.book.keep(
    { ...fields, preferredLocation: undefined, locale: 'en', receivedAt: new Date() },
    { suspicions: [] },
  )
  return `/api/inbox/enquiries/${reference}`
}

const replace =
  (field: string, find: string): Door['ask'] =>
  async (given) => {
    const { path, document } = await made(given)
    const value = field === 'question' ? document.question : document.translations.ar.question
    const body = {
      find,
      put: 'New',
      whole: false,
      sameCase: true,
      texts: [{ path, field, mark: markOf(value), after: markOf(value.replace(find, 'New')) }],
    }
    return { method: 'POST', path: '/api/content/find/replace', body }
  }

const update =
  (change: object, also?: (path: string) => object[]): Door['ask'] =>
  async (given) => {
    const { file, document } = await made(given)
    const other = also && (await made(given, `beside-${given.n}`))
    return gql(UPDATE, {
      file,
      params: { ...document, ...change },
      opened: revisionOf(text(document)),
      ...(other && { also: also?.(other.path) }),
    })
  }

const alts =
  (words: object): Door['ask'] =>
  async (given) => ({ method: 'POST', path: `/api/pictures/alts?path=${await pictureOf(given)}`, body: words })

const CLIENT = '/api/tina/github/rose-and-thistle'

const MUTATIONS: Door[] = [
  { route: 'POST /api/tina/gql', what: 'a query', lets: READERS, ask: () => gql('query { collections { name } }', {}) },
  { route: 'POST /api/tina/gql', what: 'updateFaq: the English', lets: SAVERS, ask: update({ answer: 'New answer.' }) },
  {
    route: 'POST /api/tina/gql',
    what: 'updateFaq: their language',
    lets: TRANSLATORS,
    ask: update({ translations: { zhCN: {}, zhTW: {}, ar: { question: 'سؤال جديد' } } }),
  },
  {
    route: 'POST /api/tina/gql',
    what: 'updateFaq: another language',
    lets: SAVERS,
    ask: update({ translations: { ...ARABIC.translations, zhCN: { question: '新' } } }),
  },
  {
    route: 'POST /api/tina/gql',
    what: 'updateFaq: their language, with a text elsewhere',
    lets: SAVERS,
    ask: update({}, (path) => [{ path, field: 'answer', value: 'New.', mark: markOf('Old answer.') }]),
  },
  {
    route: 'POST /api/tina/gql',
    what: 'createFaq',
    lets: SAVERS,
    ask: ({ n }) => gql(CREATE, { file: `made-${n}.json`, params: question(`Made ${n}?`) }),
  },
  {
    route: 'POST /api/tina/gql',
    what: 'createDocument',
    lets: SAVERS,
    ask: ({ n }) =>
      gql(
        'mutation ($file: String!, $params: DocumentMutation!) { createDocument(collection: "faq", relativePath: $file, params: $params) { __typename } }',
        { file: `made-too-${n}.json`, params: { faq: question(`Made too ${n}?`) } },
      ),
  },
  {
    route: 'POST /api/tina/gql',
    what: 'addPendingDocument',
    lets: SAVERS,
    ask: ({ n }) =>
      gql('mutation ($file: String!) { addPendingDocument(collection: "faq", relativePath: $file) { __typename } }', {
        file: `pending-${n}.json`,
      }),
    yes: /must not be empty/,
  },
  {
    route: 'POST /api/tina/gql',
    what: 'updateDocument: another file',
    lets: SAVERS,
    ask: async (given) =>
      gql(
        'mutation ($file: String!, $to: String!) { updateDocument(collection: "faq", relativePath: $file, params: { relativePath: $to }) { __typename } }',
        { file: (await made(given)).file, to: `renamed-${given.n}.json` },
      ),
  },
  {
    route: 'POST /api/tina/gql',
    what: 'deleteDocument',
    lets: PUBLISHERS,
    ask: async (given) => {
      const { file, document } = await made(given)
      return gql(DELETE, { file, opened: revisionOf(text(document)) })
    },
  },
  {
    route: 'POST /api/tina/gql',
    what: 'createFolder',
    lets: TRANSLATORS,
    ask: ({ n }) =>
      gql('mutation ($path: String!) { createFolder(collection: "faq", relativePath: $path) { __typename } }', { path: `f${n}` }),
    // Nobody makes one: what is saved are documents.
    yes: /not a content file/,
  },
  {
    route: 'POST /api/tina/gql',
    what: 'updateSiteSettings',
    lets: PUBLISHERS,
    ask: async ({ store, n }) => {
      const now = `${await store.files().read('content/siteSettings/settings.json')}`
      return gql(
        'mutation ($params: SiteSettingsMutation!) { updateSiteSettings(relativePath: "settings.json", params: $params) { brand } }',
        {
          params: { ...JSON.parse(now), brand: `Rose ${n}` },
          opened: revisionOf(now),
        },
      )
    },
  },
]

const READING: Door[] = [
  { route: 'GET /api/documents', what: 'the documents of a page', lets: READERS, ask: at('/api/documents?path=/about') },
  { route: 'GET /api/tina/github/:client/list_branches', what: 'the branches', lets: READERS, ask: at(`${CLIENT}/list_branches`) },
  {
    route: 'GET /api/tina/db/:client/status/:ref{.+}',
    what: 'a branch',
    lets: READERS,
    ask: at('/api/tina/db/rose-and-thistle/status/summer'),
  },
  { route: 'GET /api/tina/pictures', what: 'the pictures of a branch', lets: READERS, ask: at('/api/tina/pictures') },
  { route: 'GET /api/tina/history', what: 'the history', lets: READERS, ask: at('/api/tina/history') },
  { route: 'GET /api/tina/sections', what: 'the sections that links lead to', lets: READERS, ask: at('/api/tina/sections') },
  { route: 'GET /api/tina/addresses', what: 'the addresses', lets: READERS, ask: at('/api/tina/addresses') },
  {
    route: 'GET /api/tina/leading-here',
    what: 'what leads to a page',
    lets: READERS,
    ask: at('/api/tina/leading-here?path=content/page/about.json'),
  },
  { route: 'GET /api/content/find', what: 'a search', lets: READERS, ask: at('/api/content/find?q=skin') },
  {
    route: 'GET /api/content/find/replace',
    what: 'what would be replaced',
    lets: READERS,
    ask: at('/api/content/find/replace?find=skin&put=hair'),
  },
  {
    route: 'POST /api/content/find/elsewhere',
    what: 'where else a fact stands',
    lets: READERS,
    ask: post('/api/content/find/elsewhere', { path: 'content/faq/x.json', before: {}, after: {} }),
  },
  { route: 'GET /api/content/find/shows', what: 'what shows facts', lets: READERS, ask: at('/api/content/find/shows') },
  { route: 'GET /api/content/find/same', what: 'texts that others may say', lets: READERS, ask: at('/api/content/find/same') },
  { route: 'GET /api/lists', what: 'a list', lets: READERS, ask: at('/api/lists?collection=faq') },
  { route: 'GET /api/presence', what: 'who else is there', lets: READERS, ask: at('/api/presence?path=content/page/about.json') },
  { route: 'GET /api/content/state', what: 'the state', lets: READERS, ask: at('/api/content/state') },
  { route: 'GET /api/report', what: 'the report', lets: READERS, ask: at('/api/report') },
  { route: 'GET /api/media', what: 'the pictures', lets: READERS, ask: at('/api/media') },
  {
    route: 'GET /api/media/*',
    what: 'a small picture',
    lets: READERS,
    ask: async (given) => ({ path: `/api/media/w480/${await pictureOf(given)}` }),
  },
  { route: 'GET /api/pictures', what: 'all about the pictures', lets: READERS, ask: at('/api/pictures') },
  {
    route: 'GET /api/pictures/one',
    what: 'all about one picture',
    lets: READERS,
    ask: async (given) => ({ path: `/api/pictures/one?path=${await pictureOf(given)}` }),
  },
]

const RELEASES: Door[] = [
  { route: 'GET /api/drafts', what: 'the drafts', lets: READERS, ask: at('/api/drafts') },
  { route: 'GET /api/drafts/standing', what: 'whether a draft is gone', lets: READERS, ask: at('/api/drafts/standing?branch=summer') },
  {
    route: 'POST /api/drafts/plan',
    what: 'what a draft changes',
    lets: READERS,
    ask: post('/api/drafts/plan', { branch: 'nowhere', choices: {} }),
    yes: 404,
  },
  {
    route: 'POST /api/drafts',
    what: 'a draft begun',
    lets: SAVERS,
    ask: ({ n }) => ({ method: 'POST', path: '/api/drafts', body: { name: `Door ${n}` } }),
  },
  {
    route: 'POST /api/drafts/removal',
    what: 'somebody else’s draft deleted',
    lets: PUBLISHERS,
    ask: async ({ site, n }) => {
      await site.branches.create(`gone-${n}`, 'main')
      return { method: 'POST', path: '/api/drafts/removal', body: { branch: `gone-${n}` } }
    },
  },
  {
    route: 'POST /api/drafts/removal',
    what: 'one’s own draft deleted',
    lets: SAVERS,
    ask: async ({ site, who, email, n }) => {
      await site.branches.create(`own-${n}`, 'main', { draft: `Own ${n}`, editor: { name: who, email } })
      return { method: 'POST', path: '/api/drafts/removal', body: { branch: `own-${n}` } }
    },
  },
  { route: 'POST /api/drafts/return', what: 'a draft brought back', lets: SAVERS, ask: post('/api/drafts/return'), yes: /no longer kept/ },
  {
    route: 'POST /api/drafts/publish',
    what: 'a draft published',
    lets: PUBLISHERS,
    ask: post('/api/drafts/publish', { branch: 'summer', tip: 'another', choices: {}, looked: [] }),
    yes: /since it was shown/,
  },
  { route: 'GET /api/releases', what: 'the releases', lets: READERS, ask: at('/api/releases') },
  { route: 'GET /api/releases.csv', what: 'the releases as a table', lets: READERS, ask: at('/api/releases.csv') },
  { route: 'GET /api/releases/days', what: 'the days with other hours', lets: READERS, ask: at('/api/releases/days') },
  { route: 'GET /api/releases/planned', what: 'what is planned', lets: READERS, ask: at('/api/releases/planned') },
  {
    route: 'POST /api/releases/planned',
    what: 'a time for a draft',
    lets: PUBLISHERS,
    ask: post('/api/releases/planned', { branch: 'summer', tip: 'another', choices: {}, looked: [], from: '2026-12-24T09:00' }),
    yes: /since it was shown/,
  },
  ...['move', 'cancel'].map((step) => ({
    route: `POST /api/releases/planned/${step}`,
    what: 'another time for it, or none',
    lets: PUBLISHERS,
    ask: post(`/api/releases/planned/${step}`, { number: 0, from: '2026-12-24T09:00' }),
    yes: 404,
  })),
  {
    route: 'POST /api/releases/take-back',
    what: 'a release taken back',
    lets: PUBLISHERS,
    ask: post('/api/releases/take-back', { id: 'none' }),
    yes: /no such release/,
  },
]

const REVIEWED = `${READERS} tester`

const REVIEWS: Door[] = [
  { route: 'GET /api/reviews/comments', what: 'the comments on a draft', lets: REVIEWED, ask: at('/api/reviews/comments?branch=summer') },
  {
    route: 'POST /api/reviews/comments',
    what: 'a comment',
    lets: REVIEWED,
    ask: ({ who }) => ({
      method: 'POST',
      path: '/api/reviews/comments',
      body: { branch: 'summer', path: 'content/page/about.json', field: 'title', language: 'en', text: 'Look.', name: who },
    }),
  },
  {
    route: 'POST /api/reviews/comments/settled',
    what: 'no thread settled',
    lets: REVIEWED,
    ask: ({ who }) => ({
      method: 'POST',
      path: '/api/reviews/comments/settled',
      body: { branch: 'summer', thread: 0, isSettled: true, name: who },
    }),
    yes: 404,
  },
  { route: 'GET /api/reviews/seen', what: 'who has seen what of a draft', lets: REVIEWED, ask: at('/api/reviews/seen?branch=summer') },
  {
    route: 'POST /api/reviews/ticks',
    what: 'a tick taken away',
    lets: REVIEWED,
    ask: ({ who }) => ({
      method: 'POST',
      path: '/api/reviews/ticks',
      body: { branch: 'summer', isSeen: false, places: [{ path: 'x', part: '', language: 'en', mark: '' }], name: who },
    }),
  },
  { route: 'GET /review/:token', what: 'no link to a draft', lets: EVERYBODY, ask: at('/review/x'), yes: 404 },
  { route: 'GET /api/reviews/links', what: 'the links to a draft', lets: SAVERS, ask: at('/api/reviews/links?branch=summer') },
  {
    route: 'POST /api/reviews/links',
    what: 'a link to a draft',
    lets: SAVERS,
    ask: post('/api/reviews/links', { branch: 'summer', label: 'Dr Hartwell', days: 7, isFrozen: false }),
  },
  {
    route: 'POST /api/reviews/links/end',
    what: 'no link ended',
    lets: SAVERS,
    ask: post('/api/reviews/links/end', { branch: 'summer', number: 0 }),
  },
  { route: 'GET /api/reviews/demands', what: 'what has to be seen', lets: 'owner', ask: at('/api/reviews/demands') },
  {
    route: 'POST /api/reviews/demands',
    what: 'nothing has to be seen',
    lets: 'owner',
    ask: post('/api/reviews/demands', { demands: { tester: false, translator: false, clinician: false }, clinicians: [] }),
  },
]

const WRITING: Door[] = [
  {
    route: 'POST /api/tina/github/:client/create_branch',
    what: 'a new branch',
    lets: SAVERS,
    ask: ({ n }) => ({ method: 'POST', path: `${CLIENT}/create_branch`, body: { baseBranch: 'main', branchName: `branch-${n}` } }),
  },
  {
    route: 'POST /api/tina/history/restore',
    what: 'an earlier text',
    lets: PUBLISHERS,
    ask: async (given) => {
      const { path, commits } = await changed(given, FACTS, { answer: 'New answer.' })
      return { method: 'POST', path: '/api/tina/history/restore', body: { path, commit: commits[1], newest: commits[0] } }
    },
  },
  {
    route: 'POST /api/tina/history/take-back',
    what: 'a colleague’s change',
    lets: PUBLISHERS,
    ask: async (given) => {
      const { commits } = await changed(given, FACTS, { translations: { ar: { question: 'سؤال جديد' } } })
      return { method: 'POST', path: '/api/tina/history/take-back', body: { commit: commits[0] } }
    },
  },
  {
    route: 'POST /api/tina/history/take-back',
    what: 'one’s own change',
    lets: TRANSLATORS,
    ask: async (given) => {
      const own = { name: given.who, email: given.email }
      const { commits } = await changed(given, own, { translations: { zhCN: {}, zhTW: {}, ar: { question: 'سؤال جديد' } } })
      return { method: 'POST', path: '/api/tina/history/take-back', body: { commit: commits[0] } }
    },
  },
  { route: 'POST /api/content/find/replace', what: 'English words', lets: SAVERS, ask: replace('question', 'Old') },
  {
    route: 'POST /api/content/find/replace',
    what: 'words of their language',
    lets: TRANSLATORS,
    ask: replace('translations.ar.question', 'قديم'),
  },
  {
    route: 'POST /api/lists/visibility',
    what: 'a page hidden',
    lets: SAVERS,
    ask: ({ n }) => ({
      method: 'POST',
      path: '/api/lists/visibility',
      body: { path: 'content/page/about.json', visibility: n % 2 ? 'published' : 'unpublished' },
    }),
  },
  {
    route: 'POST /api/lists/removal',
    what: 'a document deleted',
    lets: PUBLISHERS,
    ask: async (given) => {
      const { path, document } = await made(given)
      const { versionOf } = await import('../../src/model/version.ts')
      return { method: 'POST', path: '/api/lists/removal', body: { path, version: versionOf(document) } }
    },
  },
  { route: 'POST /api/content/mend', what: 'a damaged text', lets: PUBLISHERS, ask: post('/api/content/mend', { path: 'x' }), yes: 409 },
  { route: 'POST /api/content/settle', what: 'two texts', lets: PUBLISHERS, ask: post('/api/content/settle'), yes: 409 },
  {
    route: 'POST /api/media',
    what: 'an upload',
    lets: SAVERS,
    ask: ({ n, picture }) => ({ method: 'POST', path: `/api/media?name=up-${n}.webp`, body: picture }),
  },
  {
    route: 'POST /api/pictures/replacement',
    what: 'a picture replaced',
    lets: SAVERS,
    ask: async (given) => ({
      method: 'POST',
      path: `/api/pictures/replacement?path=${await pictureOf(given)}&name=new-${given.n}.webp`,
      body: given.picture,
    }),
    // Nothing shows it.
    yes: 409,
  },
  { route: 'POST /api/pictures/alts', what: 'the English words of a picture', lets: SAVERS, ask: alts({ en: 'A rose' }) },
  { route: 'POST /api/pictures/alts', what: 'the words in their language', lets: TRANSLATORS, ask: alts({ ar: 'وردة' }) },
  {
    route: 'DELETE /api/media',
    what: 'a picture deleted',
    lets: PUBLISHERS,
    ask: async (given) => ({ method: 'DELETE', path: `/api/media?path=${await pictureOf(given)}` }),
  },
]

const ENQUIRIES: Door[] = [
  { route: 'GET /api/inbox/enquiries', what: 'the inbox', lets: INBOX, ask: at('/api/inbox/enquiries') },
  { route: 'GET /api/inbox/unread', what: 'how many are new', lets: INBOX, ask: at('/api/inbox/unread') },
  { route: 'GET /api/searches/missed', what: 'what nobody found', lets: READERS, ask: at('/api/searches/missed') },
  { route: 'GET /api/visits/figures', what: 'how often pages were seen', lets: READERS, ask: at('/api/visits/figures') },
  { route: 'GET /api/inbox/log', what: 'who has read them', lets: INBOX, ask: at('/api/inbox/log') },
  { route: 'GET /api/inbox/enquiries.csv', what: 'the export', lets: INBOX, ask: at('/api/inbox/enquiries.csv') },
  {
    route: 'PATCH /api/inbox/enquiries/:reference{[A-Z2-9-]{4,24}}',
    what: 'a note',
    lets: INBOX,
    ask: async (given) => ({ method: 'PATCH', path: await enquiryOf(given), body: { note: 'Called.', before: '' } }),
  },
  {
    route: 'DELETE /api/inbox/enquiries/:reference{[A-Z2-9-]{4,24}}',
    what: 'one deleted',
    lets: INBOX,
    ask: async (given) => ({ method: 'DELETE', path: await enquiryOf(given) }),
  },
]

const PREVIEWS = `${READERS} tester`

const SITE: Door[] = [
  { route: 'GET /*', what: 'a page before the launch', lets: 'tester', ask: at('/about') },
  {
    route: 'GET /*',
    what: 'a page in the frame of the desk',
    lets: PREVIEWS,
    ask: () => ({ path: '/about', headers: { 'sec-fetch-dest': 'iframe' } }),
  },
  { route: 'GET /*', what: 'a page on a branch', lets: PREVIEWS, ask: at('/~summer/about') },
  { route: 'HEAD /*', what: 'the head of a page on a branch', lets: PREVIEWS, ask: () => ({ method: 'HEAD', path: '/~summer/about' }) },
  { route: 'GET /api/preview/version', what: 'what is new on a branch', lets: PREVIEWS, ask: at('/api/preview/version?branch=summer') },
  {
    route: 'GET /*',
    what: 'a picture before the launch',
    lets: PREVIEWS,
    ask: async (given) => ({ path: `/media/${await pictureOf(given)}` }),
    no: 404,
  },
  { route: 'GET /*', what: 'a picture of a branch', lets: PREVIEWS, ask: at('/media/~summer/branch.webp'), no: 404 },
  ...['main', 'summer'].map((branch) => ({
    route: 'ALL /:version{\\d+(\\.\\d+)?}/content/:client/github/:branch{.+}',
    what: `the content of ${branch} for other programs`,
    lets: PREVIEWS,
    ask: () => ({
      method: 'POST',
      path: `/1.0/content/rose-and-thistle/github/${branch}`,
      headers: { 'x-api-key': 'public-read-only', 'x-branch': branch },
      body: { query: 'unknown' },
    }),
    yes: 400,
  })),
  { route: 'GET /healthz', what: 'health', lets: EVERYBODY, ask: at('/healthz') },
  { route: 'GET /readyz', what: 'whether it can do everything', lets: EVERYBODY, ask: at('/readyz'), yes: /^/ },
  { route: 'GET /plates/:file', what: 'no engraving', lets: EVERYBODY, ask: at('/plates/x.svg'), yes: 404 },
  { route: 'GET /robots.txt', what: 'for crawlers', lets: EVERYBODY, ask: at('/robots.txt') },
  { route: 'GET /sitemap.xml', what: 'for crawlers', lets: EVERYBODY, ask: at('/sitemap.xml'), yes: /^/ },
  { route: 'GET /plates/:file', what: 'the engraving of a treatment', lets: EVERYBODY, ask: at('/plates/rosa-3-6-4-zz.svg') },
  {
    route: 'GET /share/*',
    what: 'the picture that is shared with a page',
    lets: PREVIEWS,
    // Not of the page that another door hides and shows.
    ask: at('/share/en/contact.0.png'),
    yes: 302,
    no: 404,
  },
  { route: 'GET /admin', what: 'the desk, where nobody is told anything', lets: EVERYBODY, ask: at('/admin') },
  { route: 'GET /admin/*', what: 'its files', lets: EVERYBODY, ask: at('/admin/index.html'), yes: 404 },
  {
    route: 'POST /api/visits',
    what: 'a visit, which before the launch is none',
    lets: EVERYBODY,
    ask: post('/api/visits', { pages: ['/'], width: 'desk' }),
  },
  { route: 'POST /api/visits/objection', what: 'an objection to being counted', lets: EVERYBODY, ask: post('/api/visits/objection') },
  { route: 'GET /api/enquiries', what: 'the way back to the form', lets: EVERYBODY, ask: at('/api/enquiries') },
  {
    route: 'GET /api/enquiries/calendar.ics',
    what: 'an appointment without its data',
    lets: EVERYBODY,
    ask: at('/api/enquiries/calendar.ics'),
    yes: 404,
  },
  {
    route: 'POST /api/enquiries',
    what: 'an enquiry without its data',
    lets: EVERYBODY,
    ask: post('/api/enquiries', { form: 'contact' }),
    yes: 422,
  },
  { route: 'GET /api/gate/entered', what: 'on from the password', lets: 'tester', ask: at('/api/gate/entered?to=/'), yes: 303, no: 403 },
  { route: 'POST /api/gate/sign-out', what: 'out of the gate, without a pass', lets: EVERYBODY, ask: post('/api/gate/sign-out') },
  { route: 'GET /api/editors/get-session', what: 'who one is', lets: EVERYBODY, ask: at('/api/editors/get-session') },
  {
    route: 'POST /api/editors/name',
    what: 'one’s own name',
    lets: SIGNED_IN,
    ask: ({ who }) => ({ method: 'POST', path: '/api/editors/name', body: { name: who } }),
  },
  {
    route: 'POST /api/editors/change-password',
    what: 'one’s own password',
    lets: SIGNED_IN,
    ask: post('/api/editors/change-password', { currentPassword: 'wrong', newPassword: 'four words by chance' }),
    yes: 400,
  },
]

const EDITOR = { role: 'editor', languages: [], enquiries: false }
const GONE = { email: 'gone@clinic.example' }

/** The accounts of colleagues, one's own account, and what nobody has to be signed in for. */
const ACCOUNTS: Door[] = [
  { route: 'GET /api/people', what: 'the colleagues', lets: 'owner', ask: at('/api/people') },
  { route: 'GET /api/people/log', what: 'the log of accounts', lets: 'owner', ask: at('/api/people/log') },
  { route: 'GET /api/people/in-hand', what: 'what somebody has in hand', lets: 'owner', ask: at('/api/people/in-hand?email=x') },
  {
    route: 'POST /api/people/invite',
    what: 'an invitation',
    lets: 'owner',
    ask: ({ n }) => ({ method: 'POST', path: '/api/people/invite', body: { email: `new${n}@clinic.example`, ...EDITOR } }),
  },
  { route: 'POST /api/people/withdraw', what: 'no link', lets: 'owner', ask: post('/api/people/withdraw', GONE) },
  { route: 'POST /api/people/role', what: 'a role', lets: 'owner', ask: post('/api/people/role', { ...GONE, ...EDITOR }), yes: 404 },
  { route: 'POST /api/people/end', what: 'the end of an account', lets: 'owner', ask: post('/api/people/end', GONE), yes: 404 },
  { route: 'POST /api/people/reset', what: 'a new password', lets: 'owner', ask: post('/api/people/reset', GONE), yes: 404 },
  { route: 'POST /api/people/demand', what: 'no demand', lets: 'owner', ask: post('/api/people/demand', { isDemanded: false }) },
  { route: 'POST /api/people/drafts', what: 'no drafts', lets: 'owner', ask: post('/api/people/drafts', { draftsFor: 'nobody' }) },
  { route: 'GET /api/editors/sessions', what: 'one’s own sessions', lets: SIGNED_IN, ask: at('/api/editors/sessions') },
  { route: 'POST /api/editors/sessions/end', what: 'none of them', lets: SIGNED_IN, ask: post('/api/editors/sessions/end') },
  ...['begin', 'confirm', 'codes', 'off'].map((step) => ({
    route: `POST /api/editors/second-factor/${step}`,
    what: 'one’s own second factor, with a wrong password or code',
    lets: SIGNED_IN,
    ask: post(`/api/editors/second-factor/${step}`, { password: 'wrong', code: '1' }),
    yes: 400,
  })),
  { route: 'GET /api/editors/passkeys', what: 'one’s own passkeys', lets: SIGNED_IN, ask: at('/api/editors/passkeys') },
  ...['begin', 'add', 'remove'].map((step) => ({
    route: `POST /api/editors/passkeys/${step}`,
    what: 'one’s own passkeys, with a wrong password or no device',
    lets: SIGNED_IN,
    ask: post(`/api/editors/passkeys/${step}`, { password: 'wrong' }),
    yes: 400,
  })),
  {
    route: 'POST /api/editors/sign-in/passkey/begin',
    what: 'what a passkey is to sign',
    lets: EVERYBODY,
    ask: post('/api/editors/sign-in/passkey/begin'),
  },
  { route: 'POST /api/editors/sign-in/passkey', what: 'no passkey', lets: EVERYBODY, ask: post('/api/editors/sign-in/passkey'), yes: 400 },
  { route: 'POST /api/editors/second-step', what: 'no first step', lets: EVERYBODY, ask: post('/api/editors/second-step'), yes: 400 },
  { route: 'POST /api/editors/link', what: 'no link', lets: EVERYBODY, ask: post('/api/editors/link', { token: 'x' }), yes: 404 },
  { route: 'POST /api/editors/link/use', what: 'no link', lets: EVERYBODY, ask: post('/api/editors/link/use'), yes: 404 },
  { route: 'GET /api/editors/ways', what: 'whether letters are sent', lets: EVERYBODY, ask: at('/api/editors/ways') },
  { route: 'POST /api/editors/forgotten', what: 'no letter', lets: EVERYBODY, ask: post('/api/editors/forgotten'), yes: 409 },
]

/** Routes that change who somebody is: `service/sign-in`, `service/own-account` and `service/gate` try them. */
export const APART = [
  'POST /api/editors/sign-in/email',
  'POST /api/editors/sign-out',
  'POST /api/editors/revoke-sessions',
  'POST /api/gate/sign-in',
]

/** The doors by which a branch is changed, or the site itself. */
export const SAVING: Door[] = [...MUTATIONS, ...WRITING].filter(({ what }) => !['a query', 'a new branch'].includes(what))

export const DOORS: Door[] = [...MUTATIONS, ...READING, ...RELEASES, ...REVIEWS, ...WRITING, ...ENQUIRIES, ...SITE, ...ACCOUNTS]

/** What repairs the site, and so stays open to publishers while everybody works on drafts only. */
export const REPAIRS = ['POST /api/content/mend', 'POST /api/content/settle']
