import type { Author } from '../../../model/editor.ts'
import { type Json, parseJson } from '../../../model/json.ts'
import type { SetText } from '../../../model/set-text.ts'
import { stamp } from '../../../model/translations/stamp.ts'
import type { Changes, Files } from '../changes.ts'
import type { ContentPlace } from '../place/place.ts'
import type { Tree } from '../tree.ts'
import type { Note } from './commit-files.ts'
import { Conflict, conflictMessage } from './conflict.ts'
import { followRenames } from './follow-renames.ts'
import { followSame } from './follow-same.ts'
import { leaveRedirects } from './leave-redirects.ts'
import { mergeChanges } from './merge-changes.ts'
import { type PendingSave, type Rename, readPendingSave, withEach, written } from './pending-save.ts'
import type { Push } from './push.ts'
import { keepRichTexts } from './rich-text.ts'
import { setElsewhere } from './set-elsewhere.ts'
import type { FormTexts } from './shown-texts.ts'
import { keepUnknownParts, tidy, validate, validateNames, validateSet, validateVisibility } from './validate.ts'
import { withinLanguages, withinRole } from './within-role.ts'

/**
 * Files as an editor wants them: documents and pictures, null for one that goes away. `isForm`: they come from a form, so
 * that translations are stamped. `form`: what is known of it. `also`: texts that are set in other places.
 * `release`: they are many saves at once.
 */
export type SaveRequest = { editor: Author; files: Files; isForm: boolean; form?: FormTexts; also?: SetText[]; release?: ReleaseSave }

/** What is said of many saves that become one commit: the documents that get other files, and the words of the commit. */
export type ReleaseSave = { renames: readonly Rename[]; note: Note }

/** The files that a save changed, and the documents among them, as they are now. `revision` is what the form holds from then on. */
export type Saved = { files: Files; documents: Changes; revision?: string }

type Step = (pending: PendingSave) => PendingSave

/** The steps that make the document an editor means out of the values of a form. */
const OWN: Step[] = [tidy, validate, validateNames, validateVisibility, keepUnknownParts]

const inTurn = (pending: PendingSave, steps: Step[]) => steps.reduce((one, step) => step(one), pending)

/** A save before it is written: the documents as their editor means them, and all that the save changes. */
type Prepared = { own: PendingSave; all: PendingSave }

/** Makes of what an editor sent what is to be written to the files of `tree`. Throws a sentence for the editor, or a `Conflict`. */
async function prepare({ editor, files, isForm, form, also = [], release }: SaveRequest, tree: Tree): Promise<Prepared> {
  const opened = await readPendingSave(tree, files, { form, beside: also.map(({ path }) => path), renames: release?.renames })
  const own = inTurn(opened, [withinRole(editor), ...(isForm ? [keepRichTexts, stampTranslations] : []), ...OWN])
  const all = inTurn(own, [
    mergeChanges(form),
    setElsewhere(also),
    validateSet(also),
    withinRole(editor),
    withinLanguages(editor),
    leaveRedirects,
    followRenames,
    followSame,
  ])
  return { own, all }
}

const writtenBy = ({ asked, left }: PendingSave): Changes => new Map([...asked, ...left])

/** Returns all files that a release would change in those of `tree`. Throws a sentence for the editor where it can't be made. */
export async function filesOf(request: SaveRequest, tree: Tree): Promise<Files> {
  return new Map([...request.files, ...writtenBy((await prepare(request, tree)).all)])
}

/**
 * Makes one commit of what an editor sent, on top of the commit `from`, and returns what it changed. Throws a sentence for
 * the editor if it can't be; nothing has changed then. With `push` it counts once the remote has it.
 */
export async function save(request: SaveRequest, place: ContentPlace, from: string | undefined, push?: Push): Promise<Saved> {
  const { editor, files, form, release } = request
  try {
    const { own, all } = await prepare(request, place.tree())
    const documents = writtenBy(all)
    const changed = new Map([...files, ...documents])
    await place.commit(changed, { editor, note: release?.note }, from, push)
    // The form holds what the editor wrote, not what others did: the next save is compared with that.
    const held = form && [...own.asked].find((one): one is [string, string] => one[1] !== null)
    const isCommitted = held && place.checkout !== undefined && documents.get(held[0]) === held[1]
    return { files: changed, documents, revision: held && (await form.note(...held, isCommitted === true)) }
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // Told once: who saves again has read it.
    await form?.tell(error.path, error.now)
    throw new Error(await conflictMessage(place.checkout, error))
  }
}

/**
 * Records in each document from which English its translations were made: that of the text which the editor opened. A renamed
 * document is compared with its old file.
 */
function stampTranslations(pending: PendingSave): PendingSave {
  const base = (path: string) => pending.seen.get(path) ?? pending.before.get(path) ?? null
  const [removed, ...others] = [...pending.asked].flatMap(([path, text]) => (text === null ? [base(path)] : []))
  const renamed = others.length === 0 ? removed : undefined
  return withEach(pending, (path, text) => written(stamp(parseJson(base(path) ?? renamed ?? ''), JSON.parse(text) as Json)))
}
