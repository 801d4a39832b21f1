import { join } from 'node:path'
import { hashOf } from '../etag.ts'
import { findInside, readInside } from './inside.ts'

/** A file, wherever its bytes are. It is not held open: each `read` opens the file and closes it. */
export type Stored = {
  size: number
  /** The first bytes, which tell the kind of the file. */
  start: Buffer
  /** The `ETag` of this state of the file, with its quotes. */
  etag: string
  /** A text that no other state and no other file has. Whatever is made from the file is kept under it. */
  mark: string
  /** Returns the bytes from `from` up to `to`; throws `Changed` if the file was replaced or removed meanwhile. */
  read(from?: number, to?: number): Promise<Buffer<ArrayBuffer>>
}

/** Returns a file below a folder; undefined if there is none, or if its path passes through a symbolic link. */
export async function storedIn(folder: string, path: string, startBytes = 0): Promise<Stored | undefined> {
  const found = await findInside(folder, path, startBytes)
  if (!found) return undefined
  const state = `${found.size.toString(36)}-${Math.round(found.mtime).toString(36)}`
  return {
    size: found.size,
    start: found.start,
    etag: `"${state}"`,
    mark: `${join(folder, path)}:${state}`,
    read: (from, to) => readInside(folder, path, found, from, to),
  }
}

/** Returns bytes that are in memory already as a file. */
export function storedBytes(bytes: Buffer<ArrayBuffer>): Stored {
  const mark = hashOf(bytes)
  return {
    size: bytes.length,
    start: bytes,
    etag: `"${mark}"`,
    mark,
    read: async (from = 0, to = bytes.length) => bytes.subarray(from, to),
  }
}
