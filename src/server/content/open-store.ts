import { LRUCache } from 'lru-cache'
import { createContent, type Request } from '../../content/cms/client.ts'
import type { Author } from '../../model/editor.ts'
import { REVISION } from '../../model/version.ts'
import { type Changes, documentsOf, isDocument } from './changes.ts'
import { revisionsAt } from './git/checkout.ts'
import { lastGood } from './git/deleted.ts'
import { reasonFor } from './git/full-disk.ts'
import { openDocuments } from './index/documents.ts'
import type { ContentPlace } from './place/place.ts'
import { type Deliver, Overtaken, type Push } from './save/push.ts'
import { type SaveRequest, save } from './save/save.ts'
import { setTextsIn } from './save/set-elsewhere.ts'
import { type FormTexts, formsIn, namingForms, revisionOf } from './save/shown-texts.ts'
import type { ContentStore, ReadingStore, SavedHere } from './store.ts'
import { textsIn } from './tree.ts'
import { createTurns } from './turns.ts'

/** Is thrown if Tina refuses the mutation itself. `errors` are Tina's words. */
class MutationRefused extends Error {
  readonly errors: { message: string }[]
  constructor(errors: { message: string }[]) {
    super('refused')
    this.errors = errors
  }
}

/** Files that a save wants, and the answer of the mutation that made them. */
type Wanted = Pick<SaveRequest, 'files' | 'isForm' | 'also' | 'release'> & { answer: Awaited<ReturnType<Request>> }

/** The texts of documents that are known to be in a commit, so that git is not asked again. */
const COMMITTED_AT_MOST = 10_000

const NOTHING = { data: null, errors: null }

/**
 * `refusal` returns a sentence that says why nothing may be saved at the moment, or not by this person; `saved` is told of each save; `label`
 * begins each line of the log; `deliver` brings each save to the remote that several processes share. What `beside` shows alike is taken
 * from there.
 */
export type StoreOptions = {
  label?: string
  refusal?: (editor: Author) => Promise<string | undefined>
  saved?: (save: Omit<SavedHere, 'branch'>) => void
  deliver?: Deliver
  beside?: ReadingStore
}

/**
 * The order of those that wait for the index, which does one thing at a time; a higher number goes first. The admin opens a
 * dozen forms at once, and neither a save nor a visitor's page waits behind all of them.
 */
const CHANGE = { priority: 2 }
const PAGE = { priority: 1 }
const FORM = { priority: 0 }

/** Indexes the documents of a place and answers for them; each change makes a new revision. */
export async function openStore(place: ContentPlace, options: StoreOptions = {}): Promise<ContentStore> {
  const { label = 'Content', refusal, saved, deliver, beside } = options
  const { checkout } = place
  const texts = await textsIn(place.tree(), (await place.tree().paths('content')).filter(isDocument))
  const documents = await openDocuments(texts, {
    earlier: async (path, isGood) => checkout && lastGood(checkout, path, isGood),
    tell: (sentence) => console.error(`${label}: ${sentence}`),
  })
  const { index } = documents
  const turns = createTurns()
  let revision = 1
  const request: Request = (query, variables) => turns.add(() => index.request(query, variables), PAGE)
  let current = await beside?.shared?.(texts, request)
  const changed = (texts: Changes) => {
    revision += 1
    // It is not known which documents referred to one that is gone, so nothing is kept then.
    current = [...texts.values()].includes(null) ? undefined : current?.after([...texts.keys()])
  }

  /** Brings the index in line with some files. Returns false if it was already. */
  async function catchUp(paths: Iterable<string>): Promise<boolean> {
    const texts = await textsIn(place.tree(), new Set([...paths].filter(isDocument)))
    const news = new Map([...texts].filter(([path, text]) => !documents.isCurrent(path, text)))
    if (news.size === 0) return false
    await documents.reread(news)
    changed(news)
    return true
  }

  const change: ContentStore['change'] = (work) =>
    turns.add(async () => {
      const paths = await work()
      await catchUp([...paths, ...(await place.look())])
    }, CHANGE)

  const committed = new LRUCache<string, true>({ max: COMMITTED_AT_MOST })
  /** Returns which of these texts are in a commit, at their paths. */
  async function inCommits(texts: ReadonlyMap<string, string | null>): Promise<Set<string>> {
    const known = (path: string, text: string | null) => text !== null && committed.has(`${path}\0${revisionOf(text)}`)
    if (checkout && [...texts].some(([path, text]) => !known(path, text))) {
      const tip = await place.tip()
      for (const [path, revision] of tip ? await revisionsAt(checkout, tip, [...texts.keys()]) : [])
        committed.set(`${path}\0${revision}`, true)
    }
    return new Set([...texts].flatMap(([path, text]) => (known(path, text) ? [path] : [])))
  }

  const open: ContentStore['open'] = (form, query, variables) =>
    turns.add(async () => {
      const naming = namingForms(query)
      const ask = () => index.request(naming, variables)
      const first = await ask()
      // What a form shows is what its file says, also where the change of a file went unnoticed: a save compares with it.
      const answer = (await catchUp(formsIn(first.data).map(({ path }) => path))) ? await ask() : first
      const forms = formsIn(answer.data)
      const texts = await textsIn(place.tree(), new Set(forms.map(({ path }) => path)))
      const there = await inCommits(texts)
      for (const { path, values } of forms) {
        const text = texts.get(path) ?? null
        if (text !== null) values[REVISION] = await form.note(path, text, there.has(path))
      }
      return answer
    }, FORM)

  const refused = async (error: unknown) => {
    const reason = await reasonFor(place.checkout?.dir ?? place.folder ?? '.', error, label)
    return { data: null, errors: [{ message: `Nothing was saved: ${reason}` }] }
  }

  /** Runs one attempt at a save: `make` gives the files that an editor wants; then file, commit and index change together, or nothing does. */
  const attempt = (editor: Author, make: () => Promise<Wanted>, form?: FormTexts, push?: Push) =>
    turns.add(async (aside) => {
      let [takeBack, touched]: [() => Promise<void>, Changes] = [async () => {}, new Map()]
      /** Puts the index back to what the files say: the mutation has changed it. */
      const undo = async () => {
        await documents.reread(await textsIn(place.tree(), touched.keys()))
        await takeBack()
        takeBack = async () => {}
      }
      /** Pages go on being made meanwhile, of what stands. */
      const pushAside = async (commit: string) => {
        await undo()
        await aside(async () => push?.(commit))
      }
      try {
        const why = await refusal?.(editor)
        if (why) throw new Error(why)
        await catchUp(await place.look())
        const apart = place.refusal?.()
        if (apart) throw new Error(apart)
        const from = await place.tip()
        takeBack = await documents.holdDamaged()
        const { answer, files, isForm, also, release } = await make()
        touched = documentsOf(files)
        await form?.recall(await textsIn(place.tree(), touched.keys()), checkout)
        if (answer.errors?.length) throw new MutationRefused(answer.errors)
        const result = await save({ editor, files, isForm, form, also, release }, place, from, push && pushAside)
        await documents.reread(result.documents)
        if (result.documents.size > 0) changed(result.documents)
        if (result.files.size > 0) saved?.({ editor, paths: [...result.documents.keys()] })
        return result.revision ? { ...answer, data: { ...(answer.data as object), [REVISION]: result.revision } } : answer
      } catch (error) {
        await undo()
        if (error instanceof Overtaken) throw error
        if (error instanceof MutationRefused) return { data: null, errors: error.errors }
        return refused(error)
      }
    }, CHANGE)

  /** Runs one save. Where several processes save, it is attempted upon the newest commit of the remote. */
  const perform = (editor: Author, make: () => Promise<Wanted>, form?: FormTexts): ReturnType<Request> =>
    deliver && checkout ? deliver(checkout.branch, (push) => attempt(editor, make, form, push)).catch(refused) : attempt(editor, make, form)

  const content = () => {
    current ??= createContent(request)
    return current
  }

  return {
    get folder() {
      return place.folder
    },
    get revision() {
      return revision
    },
    checkout,
    files: () => place.tree(),
    apart: () => place.refusal?.(),
    damages: documents.damages,
    textOf: (path) => turns.add(() => index.textOf(path), PAGE),
    content,
    async shared(all, by) {
      // Between two changes: while one is made, the index is ahead of the content.
      const [at, taken] = await turns.add(async () => {
        const differing = documents.differing(all)
        const lacks = differing.some((path) => (all.get(path) ?? null) === null)
        return [revision, lacks ? undefined : content().after(differing, by)] as const
      }, PAGE)
      // What was asked for here, and not yet answered, a change may overtake.
      await taken?.settled()
      return revision === at ? taken : undefined
    },
    request,
    open,
    save(editor, query, variables, form) {
      const mutated = async () => {
        const { answer, changes } = await index.mutate(query, variables)
        return { answer, files: changes, isForm: true, also: setTextsIn(variables as Record<string, unknown>) }
      }
      return perform(editor, mutated, form)
    },
    put(editor, files) {
      const given = async () => ({ answer: NOTHING, files: typeof files === 'function' ? await files() : files, isForm: false })
      return perform(editor, given)
    },
    release(editor, make) {
      const made = async () => ({ answer: NOTHING, isForm: false, ...(await make()) })
      // This is how drafts come to the site, also for those who save in drafts only.
      return perform({ ...editor, draftsOnly: undefined }, made)
    },
    change,
    close: () => {},
  }
}
