import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../src/setup/run.mjs'
import { beginHistory, commitTo, git } from '../fixtures/repository.ts'

/**
 * Makes a git repository of its own with the site's content, in which there are so many treatments: those of the site, then
 * copies of them under further names, in their four languages.
 */
export function makeClinic(treatments) {
  const dir = mkdtempSync(join(tmpdir(), 'bench-clinic-'))
  cpSync(join(ROOT, 'content'), join(dir, 'content'), { recursive: true })
  const folder = join(dir, 'content/treatment')
  const names = readdirSync(folder)
  for (let count = names.length; count < treatments; count += 1) {
    const name = names[count % names.length]
    const document = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const copy = { ...document, title: `${document.title} ${count}` }
    writeFileSync(join(folder, name.replace('.json', `-${count}.json`)), JSON.stringify(copy, null, 2))
  }
  beginHistory(dir)
  git(dir, 'repack', '-adq')
  const commit = (branch, files) => commitTo(dir, branch, files)
  return { dir, commit, remove: () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }) }
}
