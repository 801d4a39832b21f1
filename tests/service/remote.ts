import { execFileSync } from 'node:child_process'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBranches } from '../../src/server/content/branches/branches.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { type Sync, startSync } from '../../src/server/content/remote/sync.ts'
import { plant } from './garden.ts'

const gitIn = (cwd: string) => {
  const name = ['-c', 'user.name=Dev', '-c', 'user.email=dev@clinic.example']
  return (...args: string[]) => execFileSync('git', [...name, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/** A server's content folder, the git host that it pushes to, and a developer's clone of the host. */
export async function plantWithRemote({ everyMs = 250 } = {}) {
  const garden = await plant()
  const place = await mkdtemp(join(tmpdir(), 'remote-'))
  const [host, clone] = [join(place, 'host.git'), join(place, 'clone')]
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', host])
  garden.git('remote', 'add', 'origin', host)
  garden.git('push', '-q', 'origin', 'main')
  execFileSync('git', ['clone', '-q', host, clone])
  const developer = gitIn(clone)
  let sync: Sync | undefined
  const saved = () => sync?.wake()
  const store = await openContent(garden.dir, { saved })
  const branches = createBranches(store, saved)
  return {
    garden,
    store,
    branches,
    host: gitIn(host),
    developer,
    start: async () => {
      sync = await startSync(branches, 'origin', everyMs)
      return sync
    },
    /** Commits a file on a branch of the clone, and pushes it. */
    async push(branch: string, path: string, value: unknown) {
      developer('fetch', '-q', '--prune')
      const known = developer('branch', '-r', '--list', `origin/${branch}`)
      developer('checkout', '-q', '-B', branch, known ? `origin/${branch}` : 'origin/main')
      await writeFile(join(clone, path), JSON.stringify(value, null, 2))
      developer('add', '.')
      developer('commit', '-q', '-m', `Change ${path}`)
      developer('push', '-q', 'origin', branch)
    },
    /** The host stops answering, and comes back. */
    down: () => rename(host, `${host}.down`),
    up: () => rename(`${host}.down`, host),
    async uproot() {
      await sync?.stop()
      branches.close()
      await garden.uproot()
      await rm(place, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

export type WithRemote = Awaited<ReturnType<typeof plantWithRemote>>
