/** What the admin does to its state, as far as it concerns which forms are there. */
type Action = { type: string; value?: unknown }
type Dispatch = (action: Action) => void
type FormList = { id: string; formIds: string[]; items: { type: string; formId?: string }[] }
type FormOf = { id: string }

/** Tells whether the address shows a page in the preview, whose forms come in lists. */
const showsPreview = (hash: string) => hash === '' || /^#\/?(~|$)/.test(hash)

/** Gathers the queries that the page in the preview asks to be followed; each list of forms is that of one of them. */
function openedInPreview(): Set<string> {
  const opened = new Set<string>()
  window.addEventListener('message', ({ data, origin }: MessageEvent<{ type?: unknown; id?: unknown } | null>) => {
    if (origin === window.location.origin && data?.type === 'open') opened.add(String(data.id))
  })
  return opened
}

/**
 * Lets lists of forms come only with all their forms. Tina reads the forms of a page, then lists them; whoever hurries on to the
 * next page takes them away in between, and its reducer (`form-lists:add`) fails on the first that is gone: the admin is an empty
 * screen then. Here what is gone is brought back before the list, what was never there is left out of it, and a list that comes
 * when no page is shown any more, or another one than it was read for, is dropped. Tina gives no hook: this stands before `cms.dispatch`, which it sets at each drawing.
 */
export function keepListsWhole(cms: { dispatch?: unknown }, hash = () => window.location.hash, opened = openedInPreview()): void {
  const known = new Map<string, FormOf>()
  const there = new Set<string>()
  const lists = new Map<string, string[]>()
  let send: Dispatch = cms.dispatch as Dispatch
  const follow: Record<string, (value: never) => void> = {
    'forms:add': (form: FormOf) => {
      there.add(form.id)
      known.set(form.id, form)
    },
    'forms:remove': (id: string) => there.delete(id),
    'form-lists:clear': () => {
      there.clear()
      lists.clear()
      opened.clear()
    },
    'form-lists:remove': (id: string) => {
      lists.delete(id)
      const listed = new Set([...lists.values()].flat())
      for (const form of there) if (!listed.has(form)) there.delete(form)
    },
    'form-lists:add': ({ id, formIds }: FormList) => lists.has(id) || lists.set(id, formIds),
  }
  const pass = (action: Action) => {
    follow[action.type]?.(action.value as never)
    send(action)
  }
  const dispatch: Dispatch = (action) => {
    if (action.type !== 'form-lists:add') return pass(action)
    const list = action.value as FormList
    if (!showsPreview(hash()) || !opened.has(list.id)) return
    for (const id of list.formIds) {
      const form = known.get(id)
      if (!there.has(id) && form) pass({ type: 'forms:add', value: form })
    }
    const isThere = (id = '') => there.has(id)
    const items = list.items.filter(({ type, formId }) => type !== 'document' || isThere(formId))
    pass({ type: action.type, value: { ...list, items, formIds: list.formIds.filter(isThere) } })
  }
  Object.defineProperty(cms, 'dispatch', {
    configurable: true,
    get: () => dispatch,
    set: (real: Dispatch) => {
      if (real !== dispatch) send = real
    },
  })
}
