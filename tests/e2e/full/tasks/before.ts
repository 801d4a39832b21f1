/**
 * What a task took at commit 1f46d0c, before the desk was made, by the shortest way of somebody who knew that admin: walked there with
 * the same hand, on the same clinic, from its first screen; `how` says what was counted instead. Without `clicks` there was no way at
 * all, and the task is in no sum. Seconds are those of the walk.
 */
type Before = { clicks?: number; seconds?: number; how: string }

export const BEFORE = {
  'sign in': { clicks: 5, seconds: 4, how: 'Enter did nothing: the button had to be clicked.' },
  'a heading': { clicks: 4, seconds: 10, how: 'Walked.' },
  'a price, in every language and place': { clicks: 50, seconds: 32, how: 'Walked: seventeen texts of the treatment, one by one.' },
  'an answer to a question': { clicks: 5, seconds: 9, how: 'Walked: a click on the question opened its form.' },
  'a section added, moved, hidden, deleted and brought back': {
    clicks: 12,
    seconds: 8,
    how: 'Walked: saved, so that Reset brought back what was deleted.',
  },
  'a picture uploaded, put in place of another and described': {
    clicks: 9,
    how: 'Walked up to the picture in the list; Insert, the words and Save are counted.',
  },
  'a new treatment in listings and menus': {
    clicks: 31,
    how: 'Walked up to the listings, with the five texts that it needed; the menus of both cities are counted, 16.',
  },
  'hours, a phone number and the menu': {
    clicks: 39,
    how: 'Walked to the end of the clinic (hours once by day, and as a text in four languages); the phone in two more places and the menu are counted.',
  },
  'a translation older than its English': { clicks: 5, seconds: 2, how: 'Walked.' },
  'an earlier text brought back': { clicks: 4, how: 'Walked.' },
  'an enquiry answered': { clicks: 6, seconds: 1, how: 'Walked.' },
  'a new address': { clicks: 4, seconds: 6, how: 'Walked.' },
  'a required text left empty': { clicks: 12, seconds: 11, how: 'Walked: the server refused it, and the field had to be looked for.' },
  'two people in one page': { clicks: 8, how: 'Walked up to the refused save; then loading again and writing once more are counted.' },
  'a tab closed before the save': { clicks: 6, seconds: 21, how: 'Walked.' },
  'a heading in a draft': { clicks: 10, seconds: 22, how: 'Walked.' },
  'a draft chosen': { clicks: 3, how: 'Counted: the list opened, the draft clicked, the list closed.' },
  'a heading on a phone': { clicks: 5, seconds: 6, how: 'Walked: by the list of sections, since the form covered the page.' },
  'a heading by keyboard alone': { how: 'Tried: neither the sections of the form nor the texts of the page could be opened by keys.' },
  'a text pasted from Word, and one from Google Docs': {
    clicks: 54,
    how: 'Walked: only the letters came. To give each text its heading, lists, link and emphasis again is counted, 23 for each.',
  },
  'a text found wherever it is': {
    how: 'Nothing searched the texts, and the visitors’ search finds no sentence: there was only opening page after page.',
  },
  'a new password, and a new colleague': { how: 'The form for a password never ended.' },
} satisfies Record<string, Before>

export type TaskName = keyof typeof BEFORE

/** Returns what a task took before. */
export const beforeOf = (name: TaskName): Before => BEFORE[name]
