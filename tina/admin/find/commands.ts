import { slugOf } from '../../../src/admin/screen'
import type { Command } from '../../../src/features/find/admin/commands'
import { LANGUAGES, LOCALES } from '../../../src/model/languages.ts'
import type { Cms } from '../saving/form'
import { chooseLanguage } from '../translations/language'

/** What the screens of the admin are called here, what they are for, and other words that find them, by Tina's names for them. */
const SCREENS: Record<string, [name: string, note: string, words?: string]> = {
  Start: ['Go to Start', 'All pages and treatments', 'desk home'],
  Pages: ['Go to the pages', 'All pages, where they are and how they stand', 'list'],
  Treatments: ['Go to the treatments', 'All treatments, where they show and how they stand', 'list procedures'],
  Questions: ['Go to the questions', 'All questions, and the pages that show them', 'list faq answers'],
  Team: ['Go to the team', 'Everybody who works in the clinics', 'list people doctors staff'],
  Reviews: ['Go to the reviews', 'What clients said', 'list testimonials'],
  New: ['Make something new', 'A page, a treatment, a question, a person or a review', 'create add'],
  Enquiries: ['Go to the inbox', 'Enquiries of visitors', 'inbox enquiries messages appointments'],
  History: ['Go to the history', 'Who changed what, and when', 'history undo versions'],
  'Content report': ['Go to the content report', 'What wants an eye in the texts', 'report problems errors missing'],
  'Find and replace': ['Find and replace', 'Words in all texts, ticked one by one', 'substitute'],
  Pictures: ['Go to the pictures', 'All pictures of the site', 'pictures media images photos upload'],
  'Change Password': ['Change my password', 'For signing in here', 'password account'],
  'Select Branch': ['Choose a draft', 'Work on the site or on a draft', 'draft place'],
}

/** Returns everything that an editor can do from the palette. */
export function commandsOf(cms: Cms): Command[] {
  const screens = cms.plugins
    .getType('screen')
    .all()
    .map(({ name }): Command => {
      const [told = `Go to ${name}`, note = '', words = name] = SCREENS[name] ?? []
      return { name: told, note, words, href: `#/screens/${slugOf(name)}` }
    })
  const languages = LOCALES.map((locale): Command => {
    const { englishName, nativeName } = LANGUAGES[locale]
    return {
      name: `Write in ${englishName}`,
      note: `Shows the forms and the page in ${nativeName}`,
      words: 'switch language',
      run: () => chooseLanguage(locale),
    }
  })
  return [
    { name: 'New page', note: 'Begins a page', words: 'create add', href: '#/collections/new/page/~/' },
    { name: 'New treatment', note: 'Begins a treatment', words: 'create add', href: '#/collections/new/treatment/~/' },
    {
      name: 'Go to Settings',
      note: 'Clinics, hours, menus, footer',
      words: 'phone address opening',
      href: '#/collections/edit/siteSettings/~/settings',
    },
    ...screens,
    ...languages,
    { name: 'Sign out', note: 'Ends your session here', words: 'log out leave', run: () => void cms.api.tina.authProvider.logout() },
  ]
}
