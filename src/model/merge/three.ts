import type { Json, JsonObject } from '../json.ts'
import type { Field } from '../schema.ts'

/** Three texts of one thing: the one that both people opened, and what each of them made of it. */
export type Three<Value> = { base: Value; theirs: Value; mine: Value }

/** A text that both changed, each to something else: the labels that lead to it, and both texts; undefined where one took it away. */
export type Clash = { where: string[]; theirs: Json | undefined; mine: Json | undefined }

/** Is told of each clash, and says which of both stands. */
export type Settle = (clash: Clash) => 'theirs' | 'mine'

/** Where in a document a merge is: the field by the schema, and the labels that lead there from the outside in. */
export type MergePlace = { field: Field | undefined; where: string[]; settle: Settle }

/** Merges two objects of the same fields; `where` leads to them, and `settle` is told of clashes. */
export type MergeObjects = (fields: Field[], three: Three<JsonObject>, where: string[], settle: Settle) => JsonObject
