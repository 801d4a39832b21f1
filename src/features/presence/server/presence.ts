import { createHmac, randomBytes } from 'node:crypto'
import type { SavedHere } from '../../../server/content/store.ts'
import { BEAT_MS, type Others, type PresenceEvents } from '../rules/presence.ts'
import { type News, type NewsChannel, type Opening, openChannel } from './news.ts'
import { createRoom } from './room.ts'

/** A process that was silent for so many beats is taken for gone, and the people it told of with it. */
const BEATS_KEPT = 3
/** The most streams of one session: a browser has six connections to a site without HTTP/2, and the admin needs some of them. */
export const EACH_AT_MOST = 4
/** The most streams of this process. */
const IN_ALL_AT_MOST = 300

/** The browser's end of a stream. */
export type PresenceLine = {
  send<Name extends keyof PresenceEvents>(name: Name, data: PresenceEvents[Name]): void
  end(): void
}

/** The session that a stream belongs to. The stream ends when `isValid` says that the session has. */
type Owner = { session: string; isValid(): Promise<boolean> }

type Stream = Owner & { opening: Opening; line: PresenceLine; told: string }

export type Presence = ReturnType<typeof openPresence>

type Options = { channel?: NewsChannel; key?: string; beatMs?: number }

/**
 * Tells editors who else has their documents open, and when somebody else saves one. Processes that share a `channel` share a
 * `key`, too: people are told apart by hashes of their addresses, so that no address travels.
 */
export function openPresence({ channel = openChannel(), key = randomBytes(32).toString('hex'), beatMs = BEAT_MS }: Options = {}) {
  const personOf = (email: string) => createHmac('sha256', key).update(`presence\0${email}`).digest('base64url')
  const room = createRoom(beatMs * BEATS_KEPT)
  const streams = new Map<string, Stream>()
  let isClosed = false

  function tellOthers(stream: Stream) {
    const others: Others = room.othersOf(stream.opening, Date.now())
    const told = JSON.stringify(others)
    if (told === stream.told) return
    stream.told = told
    stream.line.send('others', others)
  }

  const stopHearing = channel.subscribe((news: News) => {
    room.hear(news, Date.now())
    for (const stream of streams.values()) {
      tellOthers(stream)
      if (news.kind !== 'saved' || news.person === stream.opening.person || news.place.branch !== stream.opening.branch) continue
      if (stream.opening.paths.includes(news.place.path)) stream.line.send('saved', { path: news.place.path, name: news.name })
    }
  })

  function leave(id: string) {
    const stream = streams.get(id)
    if (!stream || !streams.delete(id)) return
    stream.line.end()
    channel.publish({ kind: 'gone', id })
  }

  const leaveAll = () => {
    for (const id of [...streams.keys()]) leave(id)
  }

  const timer = setInterval(() => {
    for (const { opening, line, isValid } of streams.values()) {
      line.send('beat', {})
      channel.publish({ kind: 'open', opening })
      isValid().then(
        (is) => is || leave(opening.id),
        () => {},
      )
    }
  }, beatMs)
  timer.unref()

  return {
    /** Begins a stream of the editor with the address `person`; false where there are too many, or after `close`. Of one session's the oldest makes room. */
    join({ person, ...where }: Opening, owner: Owner, line: PresenceLine): boolean {
      const opening = { ...where, person: personOf(person) }
      const own = [...streams.values()].filter(({ session }) => session === owner.session)
      for (const { opening: old, line: oldLine } of own.slice(0, Math.max(0, own.length - EACH_AT_MOST + 1))) {
        oldLine.send('replaced', {})
        leave(old.id)
      }
      if (isClosed || streams.size >= IN_ALL_AT_MOST) return false
      streams.set(opening.id, { ...owner, opening, line, told: '' })
      channel.publish({ kind: 'open', opening })
      return true
    },
    leave,
    /** Tells of a save. */
    saved({ branch, editor, paths }: SavedHere) {
      for (const path of paths)
        channel.publish({ kind: 'saved', place: { branch, path }, person: personOf(editor.email), name: editor.name })
    },
    /** The number of streams that are open here. */
    size: () => streams.size,
    /** Ends every stream, so that the process may end. */
    close() {
      isClosed = true
      clearInterval(timer)
      leaveAll()
      stopHearing()
    },
    leaveAll,
  }
}
