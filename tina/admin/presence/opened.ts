import { documentOf } from '../../../src/admin/field-link'
import type { OpenDocuments } from '../../../src/features/presence/admin/stream'
import { parseAddress } from '../../../src/i18n/addresses.ts'
import { addressOf } from '../../../src/model/address.ts'
import { documentPath } from '../../../src/model/document-path.ts'
import type { Locale } from '../../../src/model/languages.ts'
import { branchOf, type Cms } from '../saving/form'

type Shown = Pick<Cms, 'state' | 'api'>

/** The document whose form the address opens by itself: `'#/collections/edit/faq/~/cost?field=…'` => `'content/faq/cost.json'` */
function formIn(hash: string): string | undefined {
  const [, collection, name] = /^#\/collections\/edit\/([^/]+)\/(?:~\/)?([^?]+)/.exec(hash) ?? []
  return collection && name ? documentPath({ collection, name: decodeURIComponent(name).replace(/\.json$/, '') }) : undefined
}

/** The document of the page that the address shows, in whatever language: `'#/~/ar/about'` => `'content/page/about.json'`, if its form is there. */
function pageIn(hash: string, forms: Cms['state']['forms']): string | undefined {
  const [, shown] = /^#\/~(\/[^?]*)?/.exec(hash) ?? []
  const { path } = parseAddress(shown || '/')
  return forms.find(({ tinaForm: { id, initialValues } }) => addressOf(id, initialValues) === path)?.tinaForm.id
}

/** Returns the documents that the admin has open: the page that it shows, and what the open form is about, if that is another one. */
export function pathsOpen(cms: Shown, hash: string): string[] {
  const own = formIn(hash)
  if (own) return [own]
  if (!/^#\/~/.test(hash)) return []
  const { forms = [], activeFormId } = cms.state ?? {}
  const active = forms.find(({ tinaForm }) => tinaForm.id === activeFormId)?.tinaForm.id
  return [...new Set([pageIn(hash, forms), active])].filter((path): path is string => path !== undefined && documentOf(path) !== undefined)
}

/** Returns the form of a document that is open. */
export const formOf = ({ state }: Pick<Cms, 'state'>, path: string | undefined) =>
  state?.forms?.find(({ tinaForm }) => tinaForm.id === path)?.tinaForm

const EVERY_MS = 500

/** Calls `look` again and again, since Tina tells nobody outside its own components what is open. Returns what stops this. */
export function lookOften(look: () => void) {
  const timer = setInterval(look, EVERY_MS)
  return () => clearInterval(timer)
}

/** What this admin tells the server that it has open. */
export const openedIn = (cms: Shown, hash: string, language: Locale): OpenDocuments => ({
  branch: branchOf(cms as Cms),
  paths: pathsOpen(cms, hash),
  language,
})
