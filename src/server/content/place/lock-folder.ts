import { access, constants, mkdir, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openCheckout } from '../git/checkout.ts'
import { gitOr } from '../git/git.ts'

/**
 * Returns a folder for the locks of a content folder, whichever way leads to that: inside the directory of git, where each work tree has
 * its own, or inside the content folder where there is none, hidden from a repository that comes later. Undefined where nothing can be
 * written.
 */
export async function lockFolder(contentDir: string): Promise<string | undefined> {
  try {
    const root = await realpath(contentDir)
    const checkout = await openCheckout(root)
    const gitDir = checkout && (await gitOr(root, ['rev-parse', '--absolute-git-dir']))
    const folder = gitDir === undefined ? join(root, '.site') : join(gitDir, 'site', ...(checkout?.prefix.split('/') ?? []))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
    if (gitDir === undefined) await writeFile(join(folder, '.gitignore'), '*\n')
    return folder
  } catch {
    // What is wrong with the folder is said where the content is opened, and by /healthz.
    return undefined
  }
}
