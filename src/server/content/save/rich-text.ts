import { parseMDX, serializeMDX } from '@tinacms/mdx'
import { type AnyObject, isObject, parseJson } from '../../../model/json.ts'
import type { Field } from '../../../model/schema.ts'
import { inside } from '../../../model/walk.ts'
import { collectionOf } from '../schema.ts'
import { type PendingSave, withEach, written } from './pending-save.ts'

/** A rich text as the file has it, and how to write another one in its place. */
type Written = { field: Field; text: string; replace(text: string): void }

const richTextsIn = (fields: Field[], node: AnyObject): Written[] =>
  fields.flatMap((field) => {
    const value = node[field.name]
    if (field.type === 'rich-text' && typeof value === 'string') {
      const replace = (text: string) => {
        node[field.name] = text
      }
      return [{ field, text: value, replace }]
    }
    return inside(field, value).flatMap((one) => (isObject(one.value) ? richTextsIn(one.fields ?? [], one.value) : []))
  })

const asItIs = (address: string) => address

/** Returns a rich text as a form writes it when nobody has touched it: `'a@b.example'` => `'[a@b.example](mailto\\:a@b.example)\n'`. */
function asFormsWrite({ field, text }: Written): string | undefined {
  const type = field as Parameters<typeof parseMDX>[1]
  try {
    const again = serializeMDX(parseMDX(text, type, asItIs), type, asItIs)
    return typeof again === 'string' ? again : undefined
  } catch {
    // What can't be read was never in a form.
    return undefined
  }
}

/** Puts rich texts back as the form found them where its editor changed nothing: a form writes all of them in its own way. */
export const keepRichTexts = (pending: PendingSave): PendingSave =>
  withEach(pending, (path, text) => {
    const { fields = [] } = collectionOf(path) ?? {}
    const [before, after] = [parseJson(pending.seen.get(path) ?? pending.before.get(path) ?? ''), parseJson(text)]
    if (!isObject(before) || !isObject(after)) return text
    const known = richTextsIn(fields, before)
    const asFound = new Set(known.map((one) => one.text))
    const rewritten = richTextsIn(fields, after).filter((one) => !asFound.has(one.text))
    if (rewritten.length === 0) return text
    const found = new Map(known.map((one) => [asFormsWrite(one), one.text]))
    for (const { text: now, replace } of rewritten) replace(found.get(now) ?? now)
    return written(after)
  })
