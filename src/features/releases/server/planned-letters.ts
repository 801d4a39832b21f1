import { CLINIC_ZONE } from '../../../model/clinics.ts'
import type { PlannedReason } from '../rules/planned.ts'
import type { PlannedRelease, Settled } from './planned.ts'
import type { StaffLetter } from './staff-letters.ts'

type Words = {
  stopped(name: string): string
  waits(name: string): string
  stays(name: string): string
  left(name: string): string
  planned(time: string): string
  nothing: string
  tried: string
  stillPublic: string
  why: Record<PlannedReason, string>
  calendar(link: string): string
}

const ENGLISH: Words = {
  stopped: (name) => `“${name}” did not go out`,
  waits: (name) => `“${name}” could not go out yet`,
  stays: (name) => `“${name}” could not be taken back yet`,
  left: (name) => `“${name}” has ended, but for some texts`,
  planned: (time) => `It was planned for ${time}, London time.`,
  nothing: 'It is still a draft, and nothing of it is lost. Visitors see the site as it was.',
  tried: 'It is tried again by itself. You need not do anything.',
  stillPublic: 'Visitors still see it. It is tried again by itself.',
  why: {
    refused: 'The site can’t take it as it stands:',
    nothing: 'The site has all of it already: somebody has published it before.',
    errors: 'The content report finds new problems because of it. Put them right in the draft, then give it a new time.',
    open: 'The site and the draft have both changed the same text. Choose which stands, then give it a new time.',
    unseen: 'The content report has something new to look at. Look at it, then give it a new time.',
    missing: 'It had not been seen by all who have to. Have it ticked, then give it a new time.',
    moved: 'The draft was changed after it was given this time. Look at it again, then give it a new time.',
    gone: 'Somebody has deleted the draft. It can be brought back for thirty days.',
    over: 'The site was not running at that time, and its end has passed, too.',
    failed: 'It could not be saved:',
    planner: 'Whoever planned it may not publish any more, and nobody took it over. Look at it again, then give it a new time.',
    left: 'These texts stay, because somebody has changed them since:',
  },
  calendar: (link) => `All that is planned:\n${link}`,
}

const CHINESE: Words = {
  stopped: (name) => `“${name}”没有发布`,
  waits: (name) => `“${name}”暂时无法发布`,
  stays: (name) => `“${name}”暂时无法撤回`,
  left: (name) => `“${name}”已结束，但有部分文字保留`,
  planned: (time) => `计划时间：${time}（伦敦时间）。`,
  nothing: '它仍是草稿，内容没有丢失。访客看到的网站没有变化。',
  tried: '系统会自动重试，您无需操作。',
  stillPublic: '访客仍能看到它。系统会自动重试。',
  why: {
    refused: '网站目前无法接受它：',
    nothing: '网站已包含它的全部内容：之前已有人发布。',
    errors: '它在内容报告中带来了新的问题。请先在草稿中改正，再重新安排时间。',
    open: '网站和草稿都更改了同一处文字。请选择保留哪一份，再重新安排时间。',
    unseen: '内容报告有新的提示。请查看后再重新安排时间。',
    missing: '必须过目的人尚未全部看过。请他们确认后再重新安排时间。',
    moved: '安排时间之后有人更改了草稿。请再看一次，然后重新安排时间。',
    gone: '有人删除了草稿。三十天内可以恢复。',
    over: '网站在该时间没有运行，而结束时间也已过。',
    failed: '无法保存：',
    planner: '安排它的人已无权发布，也没有人接手。请再看一次，然后重新安排时间。',
    left: '以下文字之后有人更改过，因此保留：',
  },
  calendar: (link) => `全部计划：\n${link}`,
}

const WORDS: Record<string, Words> = { en: ENGLISH, 'zh-CN': CHINESE }

type About = { to: (string | undefined)[]; calendar: string }

/**
 * Writes to the people of a planned release what became of it, in the language of the desk where it was planned; one letter each.
 * Nothing where all went as planned.
 */
export function plannedLetters(planned: PlannedRelease, { state, reason, detail }: Settled, { to, calendar }: About): StaffLetter[] {
  if (!reason) return []
  const language = planned.language in WORDS ? planned.language : 'en'
  const words = WORDS[language] ?? ENGLISH
  const wasOut = planned.state === 'public'
  const [subject, ending] =
    state === 'stopped'
      ? [words.stopped(planned.name), words.nothing]
      : state === 'ended'
        ? [words.left(planned.name), '']
        : wasOut
          ? [words.stays(planned.name), words.stillPublic]
          : [words.waits(planned.name), words.tried]
  const moment = (wasOut && planned.until) || planned.from
  const time = moment.toLocaleString(language === 'en' ? 'en-GB' : language, {
    timeZone: CLINIC_ZONE,
    dateStyle: 'full',
    timeStyle: 'short',
  })
  const why = detail ? `${words.why[reason]}\n${detail}` : words.why[reason]
  const text = `${[words.planned(time), why, ending, words.calendar(calendar)].filter(Boolean).join('\n\n')}\n`
  const people = new Set(to.flatMap((address) => address?.toLowerCase() || []))
  return [...people].map((address) => ({ to: address, subject, text, language }))
}
