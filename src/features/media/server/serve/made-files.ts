import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { steadyClock } from '../../../../server/http/steady-clock.ts'

/** How much stays when the oldest go, so that they don't go one by one. */
const STAYS = 0.9
/** A file that is still half written after so long was left by a crash. */
const HALF_MADE_MS = 60_000

/** Keeps files in a folder, `mostBytes` at most: the oldest go. All of them can be made again, so losing one costs only time. */
export function madeFiles(folder: string, mostBytes: number) {
  let total = tidy().catch(() => 0)

  async function tidy(): Promise<number> {
    const names = await readdir(folder).catch(() => [])
    const files = await Promise.all(names.map(async (name) => ({ name, info: await stat(join(folder, name)).catch(() => undefined) })))
    const there = files.flatMap(({ name, info }) => (info?.isFile() ? [{ name, bytes: info.size, madeAt: info.mtimeMs }] : []))
    let kept = 0
    for (const { name, bytes, madeAt } of there.sort((a, b) => b.madeAt - a.madeAt)) {
      const left = name.endsWith('.part') && steadyClock.now() - madeAt > HALF_MADE_MS
      if (!left && kept + bytes <= mostBytes * STAYS) kept += bytes
      else await rm(join(folder, name), { force: true })
    }
    return kept
  }

  return {
    read: (name: string): Promise<Buffer<ArrayBuffer> | undefined> => readFile(join(folder, name)).catch(() => undefined),
    async write(name: string, bytes: Buffer): Promise<void> {
      const file = join(folder, name)
      const part = `${file}.${process.pid}.part`
      await mkdir(folder, { recursive: true })
      await writeFile(part, bytes)
      await rename(part, file)
      total = total.then((before) => (before + bytes.length > mostBytes ? tidy() : before + bytes.length))
      await total
    },
  }
}
