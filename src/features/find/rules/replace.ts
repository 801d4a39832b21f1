import { sourceHash } from '../../../model/translations/sources.ts'
import type { DocumentText } from './document-texts.ts'
import { changeTexts, textsInMarkdown } from './markdown.ts'
import { joined, type Piece, type ReplaceQuery, replacer } from './pieces.ts'

/** A text after a replacement: `value` as its file has it, the same as before where all that was found reads like the result; `pieces` as people read it. */
export type ReplacedText = { value: string; pieces: Piece[] }

/** A mark of a text as its file has it, by which the server knows later whether it is still the one that an editor saw. */
export const markOf = (value: string): string => sourceHash(value)

const isFoundIn = (pieces: Piece[]) => pieces.some(({ becomes, isAlike }) => becomes !== undefined || isAlike)

/**
 * Returns a function that says what a text becomes; undefined where nothing of it is found. Of a text with links and
 * emphasis only what stands within one of its parts is found, and nothing if its form would not stay as it is.
 */
export function replacing(wanted: ReplaceQuery): (text: DocumentText) => ReplacedText | undefined {
  const take = replacer(wanted)
  return ({ value, isMarkdown, language }) => {
    if (wanted.language && wanted.language !== language) return undefined
    if (!isMarkdown) {
      const pieces = take(value)
      return isFoundIn(pieces) ? { value: joined(pieces), pieces } : undefined
    }
    const pieces = textsInMarkdown(value).flatMap((runs, at) => [...(at > 0 ? [{ text: '\n' }] : []), ...runs.flatMap(take)])
    if (!isFoundIn(pieces)) return undefined
    const changed = changeTexts(value, (text) => joined(take(text)))
    return changed === undefined ? undefined : { value: changed, pieces }
  }
}
