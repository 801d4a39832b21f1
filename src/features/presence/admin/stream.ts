import type { Locale } from '../../../model/languages.ts'
import { BEAT_MS, PRESENCE, type PresenceEvents } from '../rules/presence.ts'

/** The documents that this admin has open, and how. */
export type OpenDocuments = { branch: string; paths: string[]; language: Locale }

/** The part of the browser's `EventSource` that is used. */
export type EventStream = {
  readonly readyState: number
  addEventListener(name: string, listener: (event: Event) => void): void
  close(): void
}

type Given = {
  /** Returns what is open at this moment; undefined where nothing is, or nobody is signed in. */
  openedNow(): OpenDocuments | undefined
  hear<Name extends keyof PresenceEvents>(name: Name, data: PresenceEvents[Name]): void
  /** The connection is lost, or another document is open: nothing is known of others until they are told anew. */
  forget(): void
  connect?(address: string): EventStream
  everyMs?: number
}

const EVERY_MS = 700
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 120_000
/** A stream that has said nothing for so long is taken for lost: the computer slept, or the line was cut without a word. */
const SILENT_MS = 3 * BEAT_MS + 5000
/** `EventSource.CLOSED`: the browser has given up, because the server refused. */
const CLOSED = 2

const addressOf = ({ branch, paths, language }: OpenDocuments) =>
  `${PRESENCE}?${new URLSearchParams([...paths.map((path) => ['path', path]), ['branch', branch], ['language', language]])}`

/**
 * Keeps one stream for what is open, another one as soon as something else is, and none where nothing is. A lost connection is
 * the browser's to mend; where the server refuses, it is asked again after a while, each time a longer one. Returns what ends it.
 */
export function followOpened({ openedNow, hear, forget, connect = (at) => new EventSource(at), everyMs = EVERY_MS }: Given) {
  let source: EventStream | undefined
  let address = ''
  let [notBefore, wait] = [0, FIRST_WAIT_MS]
  let heardAt = 0
  /** The server gave the place of this tab to another one of this person's, until somebody comes back to it. */
  let isStoodBack = false

  function leave() {
    source?.close()
    source = undefined
    address = ''
    forget()
  }

  function listen(own: EventStream) {
    const take = <Name extends keyof PresenceEvents>(name: Name) =>
      own.addEventListener(name, (event) => {
        if (own !== source) return
        heardAt = Date.now()
        hear(name, JSON.parse((event as MessageEvent<string>).data))
      })
    take('others')
    take('saved')
    take('beat')
    own.addEventListener('open', () => {
      wait = FIRST_WAIT_MS
      heardAt = Date.now()
    })
    own.addEventListener('replaced', () => {
      if (own !== source) return
      isStoodBack = true
      leave()
    })
    own.addEventListener('error', () => {
      if (own === source) forget()
    })
  }

  function look() {
    const opened = isStoodBack ? undefined : openedNow()
    const wanted = opened && opened.paths.length > 0 ? addressOf(opened) : ''
    if (source?.readyState === CLOSED) {
      leave()
      notBefore = Date.now() + wait
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    if (source && Date.now() - heardAt > SILENT_MS) leave()
    if (wanted === address) return
    leave()
    if (!wanted || Date.now() < notBefore) return
    address = wanted
    source = connect(wanted)
    heardAt = Date.now()
    listen(source)
  }

  const comeBack = () => {
    isStoodBack = false
    ;[notBefore, wait] = [0, FIRST_WAIT_MS]
    look()
  }
  const timer = setInterval(look, everyMs)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  window.addEventListener('focus', comeBack)
  return () => {
    clearInterval(timer)
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
    window.removeEventListener('focus', comeBack)
    leave()
  }
}
