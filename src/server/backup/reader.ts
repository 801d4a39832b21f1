/** A stream from which as many bytes are taken as are wanted. */
export class Reader {
  readonly #source: AsyncIterator<Uint8Array>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Returns the next `count` bytes, or the fewer that are left at the end. */
  async take(count: number): Promise<Buffer> {
    const parts = [this.#rest]
    let length = this.#rest.length
    while (length < count) {
      const { value, done } = await this.#source.next()
      if (done) break
      parts.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength))
      length += value.byteLength
    }
    const all = parts.length === 1 ? this.#rest : Buffer.concat(parts)
    this.#rest = all.subarray(count)
    return all.subarray(0, count)
  }
}

/** Returns a number as four bytes. */
export function fourBytes(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
