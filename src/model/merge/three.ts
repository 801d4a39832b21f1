import type { JsonObject } from '../json.ts'
import type { Field } from '../schema.ts'

/** Three texts of one thing: the one that both people opened, and what each of them made of it. */
export type Three<Value> = { base: Value; theirs: Value; mine: Value }

/** Where in a document a merge is: the field by the schema, and the labels that lead there from the outside in. */
export type MergePlace = { field: Field | undefined; where: string[]; clashes: string[][] }

/** Merges two objects of the same fields; `where` leads to them, and clashes are added to `clashes`. */
export type MergeObjects = (fields: Field[], three: Three<JsonObject>, where: string[], clashes: string[][]) => JsonObject
