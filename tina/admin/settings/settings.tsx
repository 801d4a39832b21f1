import { formAddress } from '../../../src/admin/field-link'
import { screenOf, useBranch } from '../../../src/admin/screen'
import { LINK } from '../../../src/admin/ui/looks'
import { Page } from '../../../src/admin/ui/page'
import { FactsOfClinics } from '../../../src/features/find/admin/shown-facts'
import { CITIES, clinicField } from '../../../src/model/clinics.ts'
import { word } from './words'

const SETTINGS = { collection: 'siteSettings', name: 'settings' }

/** What the settings hold, by subject: its name among the words, and the field that opens. */
const SUBJECTS = [
  ...CITIES.map((city) => ({ name: city, field: clinicField(city) })),
  { name: 'group', field: 'contactInfo' },
  { name: 'header', field: 'navigation' },
  { name: 'menus', field: 'menus' },
  { name: 'footer', field: 'footer' },
  { name: 'legal', field: 'legal' },
  { name: 'social', field: 'social' },
  { name: 'email', field: 'enquiries' },
  { name: 'moved', field: 'redirects' },
  { name: 'rest', field: '' },
] as const

/** The settings by subject, each with where it shows; the form opens beside the page. */
function Settings() {
  const branch = useBranch()
  return (
    <Page title={word('title')}>
      <p className="max-w-2xl">{word('lead')}</p>
      <FactsOfClinics branch={branch} />
      <ul className="mt-10 max-w-3xl border-t border-[var(--color-brass-500)]">
        {SUBJECTS.map(({ name, field }) => (
          <li key={name} className="border-b border-gray-200">
            <a href={formAddress(SETTINGS, field)} className="grid gap-x-6 py-3 sm:grid-cols-2">
              <span className={LINK}>{word(name)}</span>
              <span className="text-sm text-gray-600">{word(`${name}Shown`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  )
}

export const settingsScreen = screenOf('Settings', 'M4 7h10M18 7h2M4 17h2M10 17h10M14 5v4M8 15v4', Settings)
