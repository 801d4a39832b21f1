import { access, constants, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Probe } from './http/health/probe.ts'
import type { ServerSettings } from './settings.ts'

/** A disk with less free space than this is soon full: a few uploads fill it, or what git and the databases write beside what they keep. */
const LEAST_BYTES = 100 * 1024 * 1024
const LEAST_FILES = 100

type Disk = { bavail: number; bsize: number; files: number; ffree: number }

/**
 * Makes a probe that checks whether there is room on the disk of `folder`; its sentences call the folder `name`. The number
 * of free files is not checked on file systems that count none: they say 0.
 */
export const roomProbe =
  (name: string, folder: string, look: (path: string) => Promise<Disk> = statfs): Probe =>
  async () => {
    const disk = await look(folder).catch(() => undefined)
    if (!disk) return `${name} can’t be reached: is its disk there?`
    const megabytes = Math.floor((disk.bavail * disk.bsize) / 1024 / 1024)
    if (disk.bavail * disk.bsize < LEAST_BYTES) return `The disk of ${name} is almost full: ${megabytes} MB are left.`
    return disk.files > 0 && disk.ffree < LEAST_FILES ? `The disk of ${name} can hold hardly any more files.` : undefined
  }

/** Makes a probe that writes a small file to DATA_DIR, because a quota or a broken disk may forbid that while there is room. */
export const dataProbe =
  (dataDir: string): Probe =>
  async () => {
    const file = join(dataDir, `probe.${process.pid}`)
    try {
      const handle = await open(file, 'w', 0o600)
      await handle.writeFile('written by /healthz, and removed at once\n').finally(() => handle.close())
      return undefined
    } catch {
      return 'DATA_DIR can’t be written, so nothing can be kept there.'
    } finally {
      await rm(file, { force: true }).catch(() => undefined)
    }
  }

/**
 * Makes a probe that checks whether saves may be written to the content folder. It reads the folder's rights and writes no
 * file: one that appears in this folder would be taken for content.
 */
export const contentProbe =
  (contentDir: string): Probe =>
  async () => {
    const isWritable = (path: string) =>
      access(join(contentDir, path), constants.W_OK).then(
        () => true,
        // In a work tree .git is a file, which leads elsewhere.
        ({ code = '' }: NodeJS.ErrnoException) => ['ENOENT', 'ENOTDIR'].includes(code) && path !== 'content',
      )
    const writable = (await Promise.all(['content', '.git', '.git/objects', '.git/refs/heads'].map(isWritable))).every(Boolean)
    return writable ? undefined : 'CONTENT_DIR can’t be written: editors can’t save.'
  }

/** Returns the probes of the disks, for /healthz. Content from TinaCloud is in no folder, so it needs none. */
export const diskProbes = ({ dataDir, contentDir, cloud }: Pick<ServerSettings, 'dataDir' | 'contentDir' | 'cloud'>): Probe[] => [
  roomProbe('DATA_DIR', dataDir),
  dataProbe(dataDir),
  ...(cloud ? [] : [roomProbe('CONTENT_DIR', contentDir), contentProbe(contentDir)]),
]
