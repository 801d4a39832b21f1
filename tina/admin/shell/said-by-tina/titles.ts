import type { Cms, Form } from '../../saving/form'
import { nameOf } from '../../unsaved/name'
import { word } from '../words'
import { sayTinaWords } from './say-tina-words'

/** What Tina calls the other documents of a page. */
const FILES = 'Referenced Files'
const CRUMBS = '[data-slot=breadcrumb] :is([data-slot=breadcrumb-link], [data-slot=breadcrumb-page])'
const OTHERS = 'button span, h2'
const ENTRIES = 'button[title$=".json"] span.truncate'

/** `'content/page/london/body.json'` => `'body'` */
const fileOf = (path: string) => path.replace(/^.*\//, '').replace(/\.[^/.]+$/, '')

/** Returns what to say in place of a text that Tina draws: the title of the form whose file it names; undefined where it may stay. */
export function saidInstead(text: string, forms: Pick<Form, 'id' | 'values'>[]): string | undefined {
  if (text === FILES) return word('alsoTitle')
  const named = forms.filter(({ id }) => fileOf(id) === text)
  const [form] = named
  // Two of one name can't be told apart by it.
  if (!form || named.length > 1) return undefined
  const title = nameOf(form.values, '')
  return title && title !== text ? title : undefined
}

/** What Tina wrote, by the nodes that say something else now. */
const written = new WeakMap<Node, { from: string; to: string }>()

/** Changes the text that an element holds, without taking away the node that React has made of it. */
function say(element: Element, forms: Pick<Form, 'id' | 'values'>[]) {
  const [node] = element.childNodes
  if (element.childNodes.length !== 1 || node?.nodeType !== Node.TEXT_NODE) return
  const now = node.nodeValue ?? ''
  const known = written.get(node)
  const from = known?.to === now ? known.from : now
  const to = saidInstead(from, forms)
  if (to === undefined || to === now) return
  written.set(node, { from, to })
  node.nodeValue = to
}

function sayAll({ state }: Cms) {
  const forms = (state?.forms ?? []).map(({ tinaForm }) => tinaForm)
  const active = forms.filter(({ id }) => id === state?.activeFormId)
  const each = (selector: string, among: typeof forms) => {
    for (const element of document.querySelectorAll(selector)) say(element, among)
  }
  each(CRUMBS, active)
  each(ENTRIES, forms)
  each(OTHERS, [])
  sayTinaWords()
}

/**
 * Puts titles where Tina shows the names of files: in the way above a form (`Treatments › Hifu facelift`) and among the other texts of a
 * page. It takes no names for them, so this follows what it draws; the look hides the path that it shows beside the pointer.
 */
export function showTitles(tina: unknown): void {
  const cms = tina as Cms
  let isWaiting = false
  new MutationObserver(() => {
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      isWaiting = false
      sayAll(cms)
    })
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** The path of the file that Tina shows over the way above a form. */
export const TITLES_LOOK = '[role=tooltip].max-w-xs.break-all, .max-w-xs.break-all[data-side] { display: none !important }'
