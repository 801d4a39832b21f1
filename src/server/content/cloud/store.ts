import { type Content, createContent, type Request } from '../../../content/cms/client.ts'
import { repeat } from '../../http/repeat.ts'
import type { ReadingStore } from '../store.ts'
import type { KeptSnapshot } from './kept-snapshot.ts'
import { AccessRefused } from './request.ts'
import { type CloudSnapshot, questionOf, takeSnapshot } from './snapshot.ts'

const LONGEST_MS = 60_000

/** Content that is edited in TinaCloud and shown here. */
export type CloudStore = ReadingStore & {
  /** Asks now whether the content changed, as after a webhook. */
  wake(): void
  stop(): Promise<void>
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Reads the site's content from TinaCloud and asks every `everyMs` whether it changed. While TinaCloud is down or refuses,
 * the last content goes on being shown. A start while it is down shows the content that was `kept`; it throws if there is
 * none, or if TinaCloud refuses.
 */
export async function openCloud(ask: Request, kept: KeptSnapshot, everyMs: number): Promise<CloudStore> {
  let problem = ''
  const tell = (next: string) => {
    if (next && next !== problem) console.error(next)
    if (problem && !next) console.log('TinaCloud: the content is up to date again.')
    problem = next
  }
  const take = async () => {
    const snapshot = await takeSnapshot(ask)
    tell(snapshot.problems.map((one) => `TinaCloud: ${one}`).join('\n'))
    return snapshot
  }
  const keep = (snapshot: CloudSnapshot) => kept.write(snapshot).catch((error: unknown) => console.error(`TinaCloud: ${messageOf(error)}`))

  async function first(): Promise<CloudSnapshot> {
    try {
      const snapshot = await take()
      await keep(snapshot)
      return snapshot
    } catch (error) {
      const last = error instanceof AccessRefused ? undefined : await kept.read()
      if (!last) throw new Error(`The site has no content to start with. ${messageOf(error)}`)
      tell(`${messageOf(error)} The content of the last start is shown.`)
      return last
    }
  }

  let snapshot = await first()
  let revision = 1
  let current: Content | undefined
  const request: Request = async (query, variables) => {
    const data = snapshot.answers.get(questionOf(query, variables))
    return data ? { data } : ask(query, variables)
  }
  const round = async () => {
    try {
      const next = await take()
      if (next.print === snapshot.print) return true
      snapshot = next
      revision += 1
      current = undefined
      await keep(next)
      return true
    } catch (error) {
      tell(`${messageOf(error)} The last content goes on being shown.`)
      return false
    }
  }
  const { wake, stop } = repeat(round, { firstMs: everyMs, everyMs, longestMs: LONGEST_MS })

  return {
    get revision() {
      return revision
    },
    checkout: undefined,
    content() {
      current ??= createContent(request)
      return current
    },
    request,
    wake,
    stop,
    close: () => void stop(),
  }
}
