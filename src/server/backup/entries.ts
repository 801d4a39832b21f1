import { fourBytes, Reader } from './reader.ts'

/** A named thing in a backup: `'tables/enquiry'`, `'content/history'`. Its bytes are read before the next one is asked for. */
export type BackupEntry = { name: string; body: AsyncIterable<Uint8Array> }

const LONGEST_NAME = 10_000
const LONGEST_PIECE = 64 * 1024 * 1024
const DAMAGED = 'This backup is not whole: it was not written to its end.'

/**
 * Returns entries as one stream: each is its name, then its bytes in pieces, whose total nobody needs to know before, then an
 * empty piece. An empty name ends the stream. Before each name and piece stands its length in four bytes.
 */
export async function* pack(entries: AsyncIterable<BackupEntry>): AsyncGenerator<Buffer> {
  for await (const { name, body } of entries) {
    yield* piece(Buffer.from(name))
    for await (const bytes of body) if (bytes.byteLength > 0) yield* piece(bytes)
    yield fourBytes(0)
  }
  yield fourBytes(0)
}

function* piece(bytes: Uint8Array) {
  yield fourBytes(bytes.byteLength)
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Returns the entries of a stream that `pack` made; what of one isn't read is passed over. Throws if the stream is not whole. */
export async function* unpack(source: AsyncIterable<Uint8Array>): AsyncGenerator<BackupEntry> {
  const reader = new Reader(source)
  for (;;) {
    const name = await next(reader, LONGEST_NAME)
    if (!name) break
    const body = pieces(reader)
    yield { name: name.toString(), body }
    for await (const _ of body);
  }
  if ((await reader.take(1)).length > 0) throw new Error(DAMAGED)
}

async function* pieces(reader: Reader): AsyncGenerator<Buffer> {
  for (;;) {
    const bytes = await next(reader, LONGEST_PIECE)
    if (!bytes) return
    yield bytes
  }
}

async function next(reader: Reader, longest: number): Promise<Buffer | undefined> {
  const length = await reader.take(4)
  if (length.length < 4) throw new Error(DAMAGED)
  const count = length.readUInt32BE()
  if (count === 0) return undefined
  const bytes = count > longest ? undefined : await reader.take(count)
  if (bytes?.length !== count) throw new Error(DAMAGED)
  return bytes
}

/** Returns values as lines of JSON, some hundred at a time. */
export async function* asLines(values: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let text = ''
  for await (const value of values) {
    text += `${JSON.stringify(value)}\n`
    if (text.length < 64 * 1024) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

/** Returns the values that `asLines` wrote. */
export async function* fromLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
  if (rest) throw new Error(DAMAGED)
}
