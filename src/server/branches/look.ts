import { NOTHING_TOLD } from '../../content/preview.ts'
import type { Checkout } from '../content/checkout.ts'
import { damageSentence } from '../content/damage.ts'
import type { ContentStore } from '../content/store.ts'
import { type Comparison, comparison } from './comparison.ts'
import type { Opened } from './opened.ts'
import type { Ref } from './refs.ts'
import type { Look } from './views.ts'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What a look at a branch needs: its ref, all that there are by name, and the way to open it. */
type Wanted = { name: string; ref: Ref | undefined; branches: string[]; version: string | undefined; open: () => Promise<Opened> }

/** Looks at branches for testers: whatever is broken on one is told in a sentence, with the site's own content in its place where nothing else can be shown. */
export function createLook(main: ContentStore, here: Checkout) {
  const compared = new WeakMap<Opened, { at: string; result: Promise<Comparison> }>()
  const told = new Map<string, string>()

  /** What a branch changes; compared once for each commit on either side. */
  function compare(name: string, branch: Opened, version: string | undefined): Promise<Comparison> {
    const at = `${version} ${main.revision}`
    const known = compared.get(branch)
    if (known?.at === at) return known.result
    const result = comparison(here, name, branch.store.content(), main.content())
    compared.set(branch, { at, result })
    result.catch(() => compared.delete(branch))
    return result
  }

  /** Says once what keeps a branch from being shown. */
  function tell(name: string, error: unknown): string {
    const message = messageOf(error)
    if (told.get(name) !== message) console.error(`Branch ${name}: ${message}`)
    told.set(name, message)
    return message
  }

  return async ({ name, ref, branches, version, open }: Wanted): Promise<Look<ContentStore>> => {
    const preview = { ...NOTHING_TOLD, branches, branch: name, version, commit: ref?.commit }
    if (!ref) return { store: main, preview: { ...preview, problems: [`There is no branch ${name}: what you see is the site itself.`] } }
    try {
      const branch = await open()
      const problems = branch.store.damages().map(damageSentence)
      try {
        const { told, ...changes } = await compare(name, branch, version)
        return { store: branch.store, changes, preview: { ...preview, problems, ...told } }
      } catch (error) {
        return { store: branch.store, preview: { ...preview, problems: [...problems, tell(name, error)] } }
      }
    } catch (error) {
      return { store: main, preview: { ...preview, problems: [tell(name, error)] } }
    }
  }
}
