import type { Flaw } from '../rules/flaws.ts'

/** `(1, 'place')` => `'1 place'`, `(3, 'place')` => `'3 places'` */
const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/** `2100000` => `'2.0 MB'`, `65080` => `'64 kB'` */
const weight = (bytes: number) => (bytes < 1024 * 1000 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`)

const DEVICES = { phone: 'phones', desktop: 'large screens' }

/** What is wrong with a picture, and what to do. */
export function flawSentence(flaw: Flaw): string {
  if (flaw.kind === 'heavy')
    return `The file is heavy (${weight(flaw.bytes)}), so the page comes late. Upload it anew: the site makes it lighter.`
  if (flaw.kind === 'cut')
    return `On ${DEVICES[flaw.device]} only ${Math.round(flaw.shown * 100)} % of it is seen. Choose a ${flaw.wants === 'tall' ? 'taller' : 'wider'} picture, or the point that stays in view.`
  const wants = `Choose one that is at least ${flaw.needed} pixels wide.`
  return flaw.kind === 'blurred'
    ? `It is only ${flaw.width} pixels wide and looks blurred here. ${wants}`
    : `It is ${flaw.width} pixels wide: a little soft on sharp screens. ${wants}`
}

export const PICTURES = 'Pictures'
export const CHOOSE = 'Choose a picture'
export const CLOSE = 'Close'
export const USE = 'Use this picture'
export const UPLOAD = 'Upload pictures'
export const UPLOADING = 'Uploading …'
export const DROP = 'Or drop them anywhere here.'
export const SEARCH = 'Search by name'
export const FOLDERS = 'Folders'
export const EVERY = 'All'
export const TOP_FOLDER = 'No folder'
export const SHOW = 'Show'
export const FILTERS = { every: 'Every picture', unused: 'Shown nowhere', undescribed: 'Not described' }
export const NONE_FOUND = 'There is no such picture.'
export const NONE_YET = 'There are no pictures yet. Upload the first one: a photo of 1600 pixels or more is best.'
export const BACK_TO_ALL = 'Back to all pictures'
export const NOTHING_CHOSEN = 'Choose a picture to see where it is shown, to describe it, or to replace it everywhere.'
export const NOT_DESCRIBED = 'Not described'
export const CHOSEN_NOW = 'Chosen now'

export const placesSentence = (uses: number) => (uses === 0 ? 'Shown nowhere' : `In ${count(uses, 'place')}`)
export const sizeSentence = ({ width, height, bytes }: { width: number; height: number; bytes: number }) =>
  `${width} × ${height} pixels, ${weight(bytes)}`
export const refusedFile = (name: string, reason: string) => `${name} ${reason}`
export const uploadedSentence = (number: number) => `${count(number, 'picture')} uploaded.`

export const DESCRIBE = 'What it shows'
export const DESCRIBE_WHY =
  'One sentence for visitors who can’t see it. Wherever the picture is chosen without words of its own, it brings these with it.'
export const KEEP_ALTS = 'Keep the descriptions'
export const KEEPING = 'One moment …'
export const ALTS_KEPT = 'The descriptions are kept.'
export const LATER = 'Later'

export const SHOWN_IN = 'Where it is shown'
export const SHOWN_NOWHERE = 'No page shows it. It can be deleted.'

export const REPLACE = 'Replace everywhere…'
export const replaceQuestion = (file: string, uses: number) => `Put ${file} in ${uses === 1 ? 'its place' : `all ${uses} places`}?`
export const REPLACE_KEEP = 'Leave it'
export const replaceGo = (uses: number) => `Replace in ${count(uses, 'place')}`
export const replacedSentence = (documents: number) =>
  `Replaced in ${count(documents, 'text')}. The old picture is still here. Look whether the descriptions and the points in view still fit.`
export const TAKE_BACK = 'Take it back'

export const DELETE = 'Delete…'
export const deleteQuestion = (name: string) => `Delete ${name}? No page shows it.`
export const DELETE_KEEP = 'Keep it'
export const DELETE_GO = 'Delete it'
export const deleteWait = (uses: number) =>
  `It can’t be deleted while ${count(uses, 'place')} ${uses === 1 ? 'shows' : 'show'} it: replace it everywhere, or choose another one there.`
export const COMES_WITH_SITE = 'It comes with the site itself and can’t be deleted here.'
