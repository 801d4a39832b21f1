import { fieldWord } from '../../../src/admin/field-words/field-word'
import { staffLocale } from '../../../src/admin/i18n/staff-language'
import { serverSentence } from '../../../src/admin/said-by-server/server-sentence'
import type { ContentState, Decision, Diverged } from '../../../src/model/content-state.ts'
import { word } from './words'

/** A request to the server, by which an editor decides. */
export type NoticeChoice = { label: string; address: string; body: object }
/** Something that editors should know, and what they can do about it. */
type Said = { text: string; choices?: NoticeChoice[]; link?: { label: string; href: string } }

const NAMED_AT_MOST = 3
/** A push that waits no longer than this is not mentioned. */
const PATIENCE_MS = 2 * 60_000
/** Changes that were withdrawn elsewhere are mentioned for so long. */
const DAY_MS = 24 * 60 * 60_000

/** `'content/page/home.json'` => `'page/home'` */
const nameOf = (file: string) => file.replace(/^content\//, '').replace(/\.json$/, '')

const time = (date: string) => new Date(date).toLocaleString(staffLocale, { dateStyle: 'medium', timeStyle: 'short' })

function divergedSaid({ branch, files }: Diverged, remote: string): Said[] {
  if (files.length === 0)
    return [
      {
        text: word('unrelated', { branch, remote }),
      },
    ]
  const more = files.length - NAMED_AT_MOST
  const each = files.slice(0, NAMED_AT_MOST).map((path): Said => {
    const choice = (keep: Decision['keep'], label: string) => {
      const body: Decision = { branch, path, keep }
      return { label, address: '/api/content/settle', body }
    }
    return {
      text: word('diverged', { document: nameOf(path), branch }),
      choices: [choice('here', word('here')), choice('there', word('there', { remote }))],
    }
  })
  return more > 0 ? [...each, { text: word('moreDecisions', { number: more }) }] : each
}

function damagedSaid({ path, message, shown, collection, title }: ContentState['damaged'][number]): Said {
  const what = { collection: fieldWord(collection), title, message: serverSentence(message) }
  if (shown === 'rest') return { text: word('damagedRest', what) }
  if (shown === 'earlier')
    return {
      text: word('damagedEarlier', what),
      choices: [{ label: word('mend'), address: '/api/content/mend', body: { path } }],
    }
  const href = `#/screens/history?path=${encodeURIComponent(path)}`
  return { text: word('damaged', what), link: { label: word('bringBack'), href } }
}

/** Returns what editors should know about their content, in plain words; nothing while all is well. */
export function saidOf({ history, locked, troubles = [], folderElsewhere, damaged, remote, lateBackup }: ContentState, now: Date): Said[] {
  const { waiting, problem, diverged = [], withdrawn = [], remote: name = '' } = remote ?? {}
  const late = waiting && (problem || now.getTime() - Date.parse(waiting.since) > PATIENCE_MS) && diverged.length === 0
  const news = withdrawn.filter(({ at }) => now.getTime() - Date.parse(at) < DAY_MS)
  const plain = (texts: (string | false | undefined)[]): Said[] => texts.flatMap((text) => (text ? [{ text }] : []))
  return [
    ...plain([
      locked ? word('locked') : !history && word('noHistory'),
      ...troubles.map(serverSentence),
      folderElsewhere && word('elsewhere'),
    ]),
    ...damaged.slice(0, NAMED_AT_MOST).map(damagedSaid),
    ...plain([damaged.length > NAMED_AT_MOST && word('moreDamaged', { number: damaged.length - NAMED_AT_MOST })]),
    ...diverged.flatMap((one) => divergedSaid(one, name)),
    ...plain([
      ...news.map(({ branch, at }) => word('withdrawn', { branch, remote: name, time: time(at) })),
      late && word('waiting', { count: waiting.commits, time: time(waiting.since), remote: name }),
      problem && word('answered', { remote: name, problem: serverSentence(problem) }),
      lateBackup && (lateBackup.hours === undefined ? word('noBackup') : word('lateBackup', { number: lateBackup.hours })),
    ]),
  ]
}
