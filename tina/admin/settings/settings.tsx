import { formAddress } from '../../../src/admin/field-link'
import { screenOf, useBranch } from '../../../src/admin/screen'
import { LINK } from '../../../src/admin/ui/looks'
import { Page } from '../../../src/admin/ui/page'
import { FactsOfClinics } from '../../../src/features/find/admin/shown-facts'

const SETTINGS = { collection: 'siteSettings', name: 'settings' }

/** What the settings hold, by subject: the field that opens, and where visitors meet it. */
const SUBJECTS = [
  {
    title: 'London: hours, phone, address',
    field: 'contact.london',
    shown: 'Footer, Locations, Contact, London’s pages, the open-now line, the booking form.',
  },
  {
    title: 'Edinburgh: hours, phone, address',
    field: 'contact.edinburgh',
    shown: 'Footer, Locations, Contact, Edinburgh’s pages, the open-now line, the booking form.',
  },
  { title: 'Numbers and e-mails of the group', field: 'contactInfo', shown: 'Pages without a city, Contact, the coming-soon page.' },
  { title: 'The header', field: 'navigation', shown: 'Beside the two city menus, and in the menu of a phone.' },
  { title: 'The menus of the cities', field: 'menus', shown: 'London Treatments and Edinburgh Treatments in the header.' },
  { title: 'The footer', field: 'footer', shown: 'Lists of links on every page.' },
  { title: 'Legal links', field: 'legal', shown: 'The last line of every page.' },
  { title: 'Social networks', field: 'social', shown: 'Footer and Contact.' },
  { title: 'E-mail after a form', field: 'enquiries', shown: 'What somebody gets who sent a message or asked for an appointment.' },
  { title: 'Moved addresses', field: 'redirects', shown: 'Whoever follows an old link is sent on.' },
  { title: 'Name, booking site and all the rest', field: '', shown: 'Logo, footer, Book Now, search engines.' },
]

/** The settings by subject, each with where it shows; the form opens beside the page. */
function Settings() {
  const branch = useBranch()
  return (
    <Page title="Settings">
      <p className="max-w-2xl">What every page shares. Choose a subject; it opens in the form.</p>
      <FactsOfClinics branch={branch} />
      <ul className="mt-10 max-w-3xl border-t border-[var(--color-brass-500)]">
        {SUBJECTS.map(({ title, field, shown }) => (
          <li key={title} className="border-b border-gray-200">
            <a href={formAddress(SETTINGS, field)} className="grid gap-x-6 py-3 sm:grid-cols-2">
              <span className={LINK}>{title}</span>
              <span className="text-sm text-gray-600">{shown}</span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  )
}

export const settingsScreen = screenOf('Settings', 'M4 7h10M18 7h2M4 17h2M10 17h10M14 5v4M8 15v4', Settings)
