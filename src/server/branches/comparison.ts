import { treatmentPath } from '../../content/catalogue.ts'
import type { Content } from '../../content/client.ts'
import type { ChangedPage, Preview } from '../../content/preview.ts'
import { type Checkout, refOf } from '../content/checkout.ts'
import { git, lines } from '../content/git.ts'

const PICTURES = 'public/media/'
const CODE = /^(src|tina|public)\/|^(package(-lock)?\.json|(vite|react-router)\.config\.ts)$/
const KINDS: Record<string, ChangedPage['kind']> = { A: 'new', D: 'removed' }

/** What a branch changes since it left the site's own branch: what testers are told of it, and the paths of its documents and pictures. */
export type Comparison = { told: Pick<Preview, 'pages' | 'needsDeployment'>; touched: Set<string>; pictures: Set<string> }

/** Compares the commits of a branch with those of the site; `before` is the site's content. */
export async function comparison(main: Checkout, branch: string, content: Content, before: Content): Promise<Comparison> {
  const range = `${main.ref}...${refOf(branch)}`
  const entries = lines(await git(main.dir, ['diff', '--relative', '--name-status', '--no-renames', '-z', range]))
  const files = entries.flatMap((status, at) =>
    at % 2 === 0 ? [{ kind: KINDS[status] ?? ('edited' as const), path: entries[at + 1] ?? '' }] : [],
  )
  const documents = files.filter(({ path }) => path.startsWith('content/'))
  const pictures = files.filter(({ path }) => path.startsWith(PICTURES))
  const pages = await Promise.all(documents.map(({ kind, path }) => pageOf(kind, path, kind === 'removed' ? before : content)))
  return {
    told: { pages: once(pages), needsDeployment: files.some(({ path }) => CODE.test(path) && !path.startsWith(PICTURES)) },
    touched: new Set(documents.map(({ path }) => path)),
    // As pages name them: `public/media/a.webp` => `/media/a.webp`
    pictures: new Set(pictures.map(({ path }) => path.replace(/^public/, ''))),
  }
}

/** Where a document shows: a page and a treatment have addresses of their own, the others are named by what they are. */
async function pageOf(kind: ChangedPage['kind'], path: string, content: Content): Promise<ChangedPage> {
  const [, collection = '', ...rest] = path.split('/')
  const file = rest.join('/').replace(/\.json$/, '')
  const at = (href: string, title: string): ChangedPage => ({ kind, title, ...(kind !== 'removed' && { href }) })
  if (collection === 'page') {
    const page = (await content.pages()).find(({ _sys }) => _sys.relativePath === `${file}.json`)
    if (page) return at(page.slug === 'home' ? '/' : `/${page.slug}`, page.title)
  }
  if (collection === 'treatment') {
    const treatment = (await content.treatments()).find(({ _sys }) => _sys.filename === file)
    if (treatment) return at(treatmentPath(treatment.category, file), treatment.title)
  }
  if (collection === 'siteSettings') return at('/', 'Settings')
  return { kind, title: file.replaceAll('-', ' ') }
}

/** A page that several documents change is named once. */
const once = (pages: ChangedPage[]) => [...new Map(pages.map((page) => [page.href ?? page.title, page])).values()]
