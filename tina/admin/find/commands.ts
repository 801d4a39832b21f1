import { languageName } from '../../../src/admin/i18n/language-name'
import { slugOf } from '../../../src/admin/screen'
import { standingNow } from '../../../src/admin/standing'
import type { Command } from '../../../src/features/find/admin/palette/commands'
import { openPlaces } from '../../../src/features/releases/admin/place'
import { LANGUAGES, LOCALES } from '../../../src/model/languages.ts'
import type { Cms } from '../saving/form'
import { isOffered } from '../shell/doors'
import { chooseLanguage } from '../translations/language'
import { word } from './words'

/** The screens of the admin by Tina's names for them: their name among the words, and English words that find them besides. */
const SCREENS = {
  Start: ['start', 'desk home'],
  Pages: ['pages', 'list'],
  Treatments: ['treatments', 'list procedures'],
  Questions: ['questions', 'list faq answers'],
  Team: ['team', 'list people doctors staff'],
  Reviews: ['reviews', 'list testimonials'],
  New: ['new', 'create add'],
  Enquiries: ['enquiries', 'inbox enquiries messages appointments'],
  History: ['history', 'history undo versions'],
  Searches: ['searches', 'searches missed nobody found words synonyms'],
  Visits: ['visits', 'visits counts statistics analytics speed figures referrers'],
  'Content report': ['report', 'report problems errors missing'],
  'Find and replace': ['replace', 'substitute'],
  Pictures: ['pictures', 'pictures media images photos upload'],
  Colleagues: ['colleagues', 'colleagues accounts invite roles people users'],
  'My account': ['account', 'account password passkey second factor sessions'],
  Releases: ['releases', 'releases drafts publish branches'],
} as const

/** What says that an address is for others, what shows one draft alone, and Tina's list of branches, in whose place the status line has its own. */
const HIDDEN = ['Closed', 'Select Branch', 'Review']

const isKnown = (name: string): name is keyof typeof SCREENS => name in SCREENS

/** Returns everything that an editor can do from the palette. */
export function commandsOf(cms: Cms): Command[] {
  const screens = cms.plugins
    .getType('screen')
    .all()
    .filter(({ name }) => !HIDDEN.includes(name))
    .map(({ name }): Command => {
      const href = `#/screens/${slugOf(name)}`
      if (!isKnown(name)) return { name: word('goTo', { name }), note: '', words: name, href }
      const [key, words] = SCREENS[name]
      return { name: word(key), note: word(`${key}Note`), words, href }
    })
  const languages = LOCALES.map((locale): Command => {
    return {
      name: word('writeIn', { language: languageName(locale) }),
      note: word('writeInNote', { language: LANGUAGES[locale].nativeName }),
      words: 'switch language',
      run: () => chooseLanguage(locale),
    }
  })
  const all: Command[] = [
    { name: word('newPage'), note: word('newPageNote'), words: 'create add', href: '#/collections/new/page/~/' },
    { name: word('newTreatment'), note: word('newTreatmentNote'), words: 'create add', href: '#/collections/new/treatment/~/' },
    {
      name: word('settings'),
      note: word('settingsNote'),
      words: 'phone address opening',
      href: '#/collections/edit/siteSettings/~/settings',
    },
    ...screens,
    ...languages,
    { name: word('draft'), note: word('draftNote'), words: 'draft place branch switch', run: () => openPlaces(true) },
    { name: word('signOut'), note: word('signOutNote'), words: 'log out leave', run: () => void cms.api.tina.authProvider.logout() },
  ]
  return all.filter(({ href }) => !href || isOffered(href, standingNow()))
}
