import { useId } from 'react'
import { roomWords } from '../../../admin/i18n/room-words'
import { chooseLanguage, STAFF_LANGUAGES, type StaffLanguage, staffLanguage } from '../../../admin/i18n/staff-language'

const word = roomWords(
  'desk-language',
  {
    title: 'Language',
    label: 'Language of the desk',
    lead: 'For you, in this browser. What you typed and did not save comes back with the desk.',
  },
  {
    title: '语言',
    label: '工作台语言',
    lead: '仅对您在此浏览器中生效。未保存的输入会随工作台一起恢复。',
  },
)

const LANGUAGES = Object.entries(STAFF_LANGUAGES) as [StaffLanguage, string][]

/** Chooses the language that the desk speaks, as a part of one's own account. */
export function DeskLanguage() {
  const id = useId()
  return (
    <section className="account-part">
      <div>
        <h2>{word('title')}</h2>
        <p>{word('lead')}</p>
      </div>
      <div className="sign-field">
        <label htmlFor={id}>{word('label')}</label>
        <select
          id={id}
          className="sign-input"
          value={staffLanguage}
          onChange={({ target }) => chooseLanguage(target.value as StaffLanguage)}
        >
          {LANGUAGES.map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </section>
  )
}

/** The same at the foot of the sign-in: a button for each language. */
export const DeskLanguages = () => (
  <nav aria-label={word('label')} className="sign-languages">
    {LANGUAGES.map(([language, name]) => (
      <button
        key={language}
        type="button"
        lang={language}
        aria-current={language === staffLanguage ? 'true' : undefined}
        onClick={() => chooseLanguage(language)}
      >
        {name}
      </button>
    ))}
  </nav>
)
