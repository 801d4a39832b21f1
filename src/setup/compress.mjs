import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|txt|json|webmanifest)$/
/** Larger files are the admin's. At the best quality its largest script takes some seconds of processor time, once, and a tenth less on its way. */
const LARGE = 3_000_000

const ENCODINGS = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: text.length > LARGE ? 9 : 11 } }),
  gzip: (text) => promisify(gzip)(text, { level: 9 }),
}

/** Returns the texts below a folder. It follows no links: they may lead anywhere. */
const textsIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? textsIn(path) : entry.isFile() && TEXT.test(path) ? [readFileSync(path)] : []
  })

/**
 * Writes compressed copies of all texts below `folders` to the folder `to`, so that the server need not make them. Each is
 * named after its text, as `src/server/http/compressed.ts` looks for it: it stays right whatever an editor does to the file.
 * Copies that are there already stay, and those of other texts go.
 */
export async function compress(folders, to) {
  const copies = new Map()
  for (const text of folders.flatMap(textsIn)) {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 20)
    for (const [encoding, make] of Object.entries(ENCODINGS)) copies.set(`${hash}.${encoding}`, () => make(text))
  }
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(to)) if (!copies.delete(name)) rmSync(join(to, name), { force: true })
  const write = async ([name, make]) => {
    // A copy that a crash left half written has another name.
    writeFileSync(join(to, `${name}.part`), await make())
    renameSync(join(to, `${name}.part`), join(to, name))
  }
  await Promise.all([...copies].map(write))
}
