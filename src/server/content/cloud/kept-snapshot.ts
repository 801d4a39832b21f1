import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CloudSnapshot } from './snapshot.ts'

type File = { address: string; print: string; answers: [string, unknown][] }

/** Keeps the newest content of `address` on the disk, so that the site can start while TinaCloud is down. */
export function keptIn(dataDir: string, address: string) {
  const file = join(dataDir, 'cloud-content.json')
  return {
    async write({ print, answers }: CloudSnapshot): Promise<void> {
      await mkdir(dataDir, { recursive: true })
      await writeFile(`${file}.part`, JSON.stringify({ address, print, answers: [...answers] } satisfies File))
      await rename(`${file}.part`, file)
    },
    /** Returns the content that was kept for this address; undefined if there is none. */
    async read(): Promise<CloudSnapshot | undefined> {
      const kept = await readFile(file, 'utf8').then(
        (text) => JSON.parse(text) as File,
        () => undefined,
      )
      if (kept?.address !== address) return undefined
      return { answers: new Map(kept.answers), print: kept.print, problems: [] }
    },
  }
}

export type KeptSnapshot = ReturnType<typeof keptIn>
