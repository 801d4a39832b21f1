import type { Editor } from '../../../model/editor.ts'
import { type Json, parseJson } from '../../../model/json.ts'
import { stamp } from '../../../model/translations/stamp.ts'
import type { Changes, Files } from '../changes.ts'
import type { Place } from '../place/place.ts'
import { Conflict, conflictMessage, refuseConflicts } from './conflict.ts'
import { keepNewRedirects, leaveRedirects } from './leave-redirects.ts'
import { type PendingSave, readDraft, withEach, written } from './pending-save.ts'
import type { Seen } from './shown-texts.ts'
import { keepUnknownSections, tidy, validate, validateNames } from './validate.ts'

/**
 * Files as an editor wants them: documents and pictures, null for one that goes away. `isForm`: they come from a form, so
 * that translations are stamped. `seen`: the texts that the editor's forms opened.
 */
export type SaveRequest = { editor: Editor; files: Files; isForm: boolean; seen?: Seen }

/** The files that a save changed, and the documents among them, as they are now. */
export type Saved = { files: Files; documents: Changes }

type Step = (draft: PendingSave) => PendingSave

const STEPS: Step[] = [tidy, validate, validateNames, keepUnknownSections, leaveRedirects, keepNewRedirects, refuseConflicts]

/**
 * Makes one commit of what an editor sent, on top of the commit `from`, and returns what it changed. Throws a sentence for
 * the editor if it can't be; nothing has changed then.
 */
export async function save({ editor, files, isForm, seen }: SaveRequest, place: Place, from: string | undefined): Promise<Saved> {
  try {
    const before = await readDraft(place.tree(), files, seen)
    const draft = [...(isForm ? [stampTranslations] : []), ...STEPS].reduce((one, step) => step(one), before)
    const documents = new Map([...draft.asked, ...draft.left])
    const all = new Map([...files, ...documents])
    await place.commit(all, editor, from)
    for (const [path, text] of draft.asked) seen?.set(path, text)
    return { files: all, documents }
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // Told once: who saves again has read it.
    seen?.set(error.path, error.now)
    throw new Error(await conflictMessage(place.checkout, error))
  }
}

/** Records in each document from which English its translations were made; a renamed one is compared with its old file. */
function stampTranslations(draft: PendingSave): PendingSave {
  const [removed, ...others] = [...draft.asked].flatMap(([path, text]) => (text === null ? [draft.before.get(path) ?? null] : []))
  const renamed = others.length === 0 ? removed : undefined
  return withEach(draft, (path, text) => written(stamp(parseJson(draft.before.get(path) ?? renamed ?? ''), JSON.parse(text) as Json)))
}
