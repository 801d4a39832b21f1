import { createCipheriv, createDecipheriv, createHash, randomBytes, type ScryptOptions, scrypt } from 'node:crypto'
import { fourBytes, Reader } from './reader.ts'

// A sealed file, format 1:
//
//   "site backup 1\n"   what it is, and the version of the format
//   32 bytes            salt of scrypt (N 2^17, r 8, p 1), which makes 64 bytes of the passphrase: a key, and what proves it
//   32 bytes            SHA-256 of what proves the key: tells a wrong passphrase from a changed file
//   chunks, each        4 bytes: the length of its text (at most 256 KiB), with the highest bit set in the last chunk
//                       the text, encrypted with AES-256-GCM; the nonce is the number of the chunk, from 0
//                       16 bytes: the tag, which covers the text, all that stands above the chunks, and the four bytes
//
// So no chunk can be changed, moved, left out or added, and a file that ends early lacks its last chunk.

const KIND = 'site backup '
const MAGIC = Buffer.from(`${KIND}1\n`)
const COST: ScryptOptions = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const [SALT, CHECK, TAG] = [32, 32, 16]
const CHUNK = 256 * 1024
const LAST = 2 ** 31

const NO_BACKUP = 'This is no backup of the site.'
const NEWER = 'This backup was made by a newer version of the site.'
const WRONG = 'The passphrase is not the one that this backup was made with, or the beginning of the file was changed.'
const CUT = 'This backup is cut off: its end is missing.'
const CHANGED = 'This backup was changed after it was made: it can’t be trusted.'

/** Encrypts a stream to a passphrase. It needs the memory of one chunk. */
export async function* seal(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const { key, check } = await keyOf(passphrase, salt)
  const head = Buffer.concat([MAGIC, salt, check])
  yield head
  const reader = new Reader(source)
  let text = await reader.take(CHUNK)
  for (let number = 0; ; number += 1) {
    const next = text.length < CHUNK ? Buffer.alloc(0) : await reader.take(CHUNK)
    const length = fourBytes(text.length + (next.length === 0 ? LAST : 0))
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(Buffer.concat([head, length]))
    yield Buffer.concat([length, cipher.update(text), cipher.final(), cipher.getAuthTag()])
    if (next.length === 0) return
    text = next
  }
}

/** Decrypts what `seal` made. Throws a sentence if the passphrase is another one, or the file was cut off or changed. */
export async function* unseal(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const reader = new Reader(source)
  const head = await reader.take(MAGIC.length + SALT + CHECK)
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error(head.toString('latin1').startsWith(KIND) ? NEWER : NO_BACKUP)
  if (head.length < MAGIC.length + SALT + CHECK) throw new Error(CUT)
  const { key, check } = await keyOf(passphrase, head.subarray(MAGIC.length, MAGIC.length + SALT))
  if (!check.equals(head.subarray(MAGIC.length + SALT))) throw new Error(WRONG)
  for (let number = 0; ; number += 1) {
    const length = await reader.take(4)
    if (length.length < 4) throw new Error(CUT)
    const said = length.readUInt32BE()
    const isLast = said >= LAST
    const count = isLast ? said - LAST : said
    if (count > CHUNK) throw new Error(CHANGED)
    const chunk = await reader.take(count + TAG)
    if (chunk.length < count + TAG) throw new Error(CUT)
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number), { authTagLength: TAG })
    decipher.setAAD(Buffer.concat([head, length])).setAuthTag(chunk.subarray(count))
    yield whole(() => Buffer.concat([decipher.update(chunk.subarray(0, count)), decipher.final()]))
    if (!isLast) continue
    if ((await reader.take(1)).length > 0) throw new Error(CHANGED)
    return
  }
}

function whole(decrypt: () => Buffer): Buffer {
  try {
    return decrypt()
  } catch {
    throw new Error(CHANGED)
  }
}

/** Returns the nonce of a chunk by its number: the key is that of one file alone. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 8)
  return nonce
}

const keyOf = (passphrase: string, salt: Uint8Array) =>
  new Promise<{ key: Buffer; check: Buffer }>((done, failed) =>
    scrypt(passphrase.normalize('NFC'), salt, 64, COST, (error, bytes) => {
      if (error) failed(error)
      else done({ key: bytes.subarray(0, 32), check: createHash('sha256').update(bytes.subarray(32)).digest() })
    }),
  )
