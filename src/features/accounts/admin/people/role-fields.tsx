import { useId, useState } from 'react'
import { languageName } from '../../../../admin/i18n/language-name'
import { LOCALES } from '../../../../model/languages.ts'
import { may, ROLES, type Role, type Standing } from '../../../../model/roles.ts'
import { word } from '../words/people'

/** The languages that are translated into. */
const OTHERS = LOCALES.filter((locale) => locale !== 'en')

/** A role, with the languages of a translator, and whether the enquiries come with it. */
export function RoleFields({ standing }: { standing: Standing }) {
  const id = useId()
  const [role, setRole] = useState<Role>(standing.role)
  const hasEnquiries = may({ role, enquiries: false }, 'enquiries.read')
  return (
    <>
      <div className="sign-field">
        <label htmlFor={id}>{word('role')}</label>
        <select
          id={id}
          name="role"
          className="sign-input"
          aria-describedby={`${id}-may`}
          value={role}
          onChange={({ target }) => setRole(target.value as Role)}
        >
          {ROLES.map((name) => (
            <option key={name} value={name}>
              {word(name)}
            </option>
          ))}
        </select>
        <p id={`${id}-may`} className="sign-hint">
          {word(`${role}May`)}
        </p>
      </div>
      {role === 'translator' && (
        <fieldset className="people-ticks">
          <legend>{word('languages')}</legend>
          {OTHERS.map((locale) => (
            <label key={locale}>
              <input type="checkbox" name={`language-${locale}`} defaultChecked={standing.languages.includes(locale)} />
              {languageName(locale)}
            </label>
          ))}
        </fieldset>
      )}
      {!hasEnquiries && (
        <label className="people-tick">
          <input type="checkbox" name="enquiries" defaultChecked={standing.enquiries} />
          {word('enquiries')}
        </label>
      )}
    </>
  )
}

/** Reads the fields: `{ role: 'translator', languages: ['ar'], enquiries: false }`. */
export const standingIn = (typed: (name: string) => string): Standing => ({
  role: ROLES.find((role) => role === typed('role')) ?? 'reviewer',
  languages: OTHERS.filter((locale) => typed(`language-${locale}`) !== ''),
  enquiries: typed('enquiries') !== '',
})
