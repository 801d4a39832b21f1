import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { differences, packed, rasterOf } from './difference.ts'
import { show } from './shown.ts'

const KEPT = join(import.meta.dirname, 'kept')
const ACCEPT = 'npm run looks:accept'

/** Where differences are shown, and whether what is seen is kept from now on. */
export type Terms = { shownIn: string; accept: boolean }

const fileOf = (name: string) => join(KEPT, `${name}.webp`)

async function keep(name: string, picture: Buffer) {
  await mkdir(dirname(fileOf(name)), { recursive: true })
  await writeFile(fileOf(name), picture)
}

/** What is different from the kept picture of a name, as a sentence; undefined where nothing is. */
export async function compare(name: string, screenshot: Buffer, { shownIn, accept }: Terms): Promise<string | undefined> {
  const is = await packed(screenshot)
  const was = await readFile(fileOf(name)).catch(() => undefined)
  const [before, after] = [was && (await rasterOf(was)), await rasterOf(is)]
  const squares = before && differences(before, after)
  const isSame = squares?.length === 0 && before?.width === after.width && before.height === after.height
  if (isSame) return undefined
  if (accept) return void (await keep(name, is))
  if (!was || !before || !squares) return `There is no kept picture of ${name}. "${ACCEPT}" keeps it as it looks now.`
  const file = join(shownIn, `${name}.png`)
  await show(file, was, is, squares)
  const size = before.height === after.height ? '' : ` It is ${after.height} pixels high and was ${before.height}.`
  return `${name} looks different in ${squares.length} places.${size} See ${file}; if it is to look so: "${ACCEPT}".`
}

/** Kept pictures of nothing that there is; they go where what is seen is accepted. */
export async function leftOver(names: string[], { accept }: Terms): Promise<string[]> {
  const files = (await readdir(KEPT, { recursive: true }).catch(() => []))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length))
  const over = files.filter((name) => !names.includes(name.replaceAll('\\', '/')))
  if (!accept) return over.map((name) => `Nothing is called ${name} any more. "${ACCEPT}" takes its picture away.`)
  await Promise.all(over.map((name) => rm(fileOf(name))))
  return []
}
