import { createHash } from 'node:crypto'
import { isDocument } from '../../../../server/content/changes.ts'
import type { MakeMark } from '../../rules/parts.ts'

/** Returns the mark of a text or a file. */
export const markOf = (said: string | Uint8Array): string => createHash('sha256').update(said).digest('base64url').slice(0, 22)

/** Makes the marks of what a draft says, whose changed files are these: a text has another one as soon as a picture beside it has other bytes. */
export function marksIn(paths: string[], files: ReadonlyMap<string, Buffer | null>): MakeMark {
  const pictures = paths
    .filter((path) => !isDocument(path))
    .map((path) => ({ address: path.replace(/^public/, ''), mark: markOf(files.get(path) ?? '') }))
  return (said, beside = '') => {
    const shown = pictures.filter(({ address }) => said.includes(address) || beside.includes(address))
    return markOf([said, ...shown.map(({ mark }) => mark)].join('\n'))
  }
}
