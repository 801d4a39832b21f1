import { treatmentPath } from '../../content/catalogue.ts'
import type { Content } from '../../content/client.ts'
import type { ChangedPage, Preview } from '../../content/preview.ts'
import type { Checkout } from '../content/checkout.ts'
import { git, lines } from '../content/git.ts'
import { refOf } from './worktree.ts'

const CODE = ['src', 'tina', 'package.json', 'vite.config.ts', 'react-router.config.ts']
const KINDS: Record<string, ChangedPage['kind']> = { A: 'new', D: 'removed' }

/** What a branch changes since it left the site's own branch: its last commit, its pages, and whether code is among it. */
export async function comparison(
  main: Checkout,
  branch: string,
  content: Content,
  before: Content,
): Promise<Omit<Preview, 'branches' | 'branch'>> {
  const range = `${main.ref}...${refOf(branch)}`
  const [log, files, code] = await Promise.all([
    git(main.dir, ['log', '-1', '--format=%s%x00%an%x00%cI', refOf(branch)]),
    git(main.dir, ['diff', '--relative', '--name-status', '--no-renames', '-z', range, '--', 'content']),
    git(main.dir, ['diff', '--relative', '--name-only', range, '--', ...CODE]),
  ])
  const [subject = '', author = '', date = ''] = log.trim().split('\0')
  const entries = lines(files)
  const changed = entries.flatMap((status, at) =>
    at % 2 === 0 ? [{ kind: KINDS[status] ?? ('edited' as const), path: entries[at + 1] ?? '' }] : [],
  )
  const pages = await Promise.all(changed.map(({ kind, path }) => pageOf(kind, path, kind === 'removed' ? before : content)))
  return { commit: { subject, author, date }, pages: once(pages), needsDeployment: code !== '' }
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
