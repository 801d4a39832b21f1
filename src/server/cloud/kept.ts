import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printOf, type Snapshot } from './snapshot.ts'

type File = { address: string; answers: [string, unknown][] }

/** Keeps the newest content of `address` on the disk, so that the site can start while TinaCloud is down. */
export function keptIn(dataDir: string, address: string) {
  const file = join(dataDir, 'cloud-content.json')
  return {
    async write({ answers }: Snapshot): Promise<void> {
      await mkdir(dataDir, { recursive: true })
      await writeFile(`${file}.part`, JSON.stringify({ address, answers: [...answers] } satisfies File))
      await rename(`${file}.part`, file)
    },
    /** What was kept of this address; undefined if nothing was. */
    async read(): Promise<Snapshot | undefined> {
      const kept = await readFile(file, 'utf8').then(
        (text) => JSON.parse(text) as File,
        () => undefined,
      )
      if (kept?.address !== address) return undefined
      const answers = new Map(kept.answers)
      return { answers, print: printOf(answers), problems: [] }
    },
  }
}

export type Kept = ReturnType<typeof keptIn>
