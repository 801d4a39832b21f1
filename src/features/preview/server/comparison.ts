import type { Content } from '../../../content/cms/client.ts'
import { everyDocument } from '../../../content/cms/every-document.ts'
import { addressOf, PICTURES } from '../../../model/picture-address.ts'
import type { Ref } from '../../../server/content/branches/refs.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { git, lines } from '../../../server/content/git/git.ts'
import { draftBase } from '../../../server/content/releases/draft-base.ts'
import { type ChangedFile, toldOf } from '../rules/differences/differences-of.ts'
import type { Deployment, Told } from '../rules/preview.ts'

const KINDS: Record<string, ChangedFile['kind']> = { A: 'new', D: 'removed' }

/**
 * The changes of a branch since it left the site's own branch: what testers are told of them, the paths of the changed documents
 * (`touched`), and the addresses of the changed pictures.
 */
export type Comparison = { told: Told; touched: Set<string>; pictures: Set<string> }

/**
 * Compares a branch, which is shown with this `content`, with what it is seen beside, `before`. `left`: the only files in which the two
 * differ, where that is known; what else the branch changed is there already.
 */
export async function comparison(main: Checkout, ref: Ref, content: Content, before: Content, left?: ChangedFile[]): Promise<Comparison> {
  const [all, now, old] = await Promise.all([filesOf(main, ref), everyDocument(content), everyDocument(before)])
  const files = left ?? all
  const under = (folder: string) => files.map(({ path }) => path).filter((path) => path.startsWith(folder))
  return {
    told: { ...toldOf(files, now, old), needsDeployment: deploymentFor(all.map(({ path }) => path)) },
    touched: new Set(under('content/')),
    pictures: new Set(under(`${PICTURES}/`).map((path) => addressOf(path.slice(PICTURES.length + 1)))),
  }
}

/**
 * Returns the files that a branch changed since it left the site's branch, or was published; all that differ, where the two have
 * nothing in common.
 */
async function filesOf(site: Checkout, { name: branch, tip }: Ref): Promise<ChangedFile[]> {
  const base = (await draftBase(site, branch, tip)).base ?? site.ref
  const entries = lines(await git(site.dir, ['diff', '--relative', '--name-status', '--no-renames', '-z', base, tip]))
  return entries.flatMap((status, at) => (at % 2 === 0 ? [{ kind: KINDS[status] ?? 'edited', path: entries[at + 1] ?? '' }] : []))
}

/** Files, from the project's folder, that a running server doesn't read again. */
const PARTS: [Deployment, RegExp][] = [
  ['code', /^(src\/|(vite|react-router)\.config\.ts$|tsconfig\.json$)/],
  ['schema', /^tina\//],
  ['packages', /^(package(-lock)?\.json|\.npmrc)$/],
  ['public', /^public\/(?!media\/)/],
]

/** Returns the parts of changed files that show only once deployed: `['src/root.tsx', 'content/page/home.json']` => `['code']`. */
const deploymentFor = (paths: string[]): Deployment[] =>
  PARTS.filter(([, pattern]) => paths.some((path) => pattern.test(path))).map(([part]) => part)
