import { type ReactNode, useCallback, useState } from 'react'
import { ask } from '../../../admin/ask-server'
import { languageName } from '../../../admin/i18n/language-name'
import { screenOf } from '../../../admin/screen'
import { Answered } from '../../../admin/ui/answered'
import { Button } from '../../../admin/ui/button'
import { Page } from '../../../admin/ui/page'
import { Select } from '../../../admin/ui/select'
import { Cell, Table } from '../../../admin/ui/table'
import { useAnswer } from '../../../admin/use-answer'
import { addressIn } from '../../../i18n/addresses.ts'
import { LOCALES } from '../../../model/languages.ts'
import { type Figures, KEPT_DAYS, SHOWN_DAYS } from '../rules/figures.ts'
import { FIGURES, WIDTHS } from '../rules/visit.ts'
import { FiguresTable } from './figures-table'
import { word } from './words'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mb-8">
    <h2 className="mb-2 text-lg font-bold">{title}</h2>
    {children}
  </section>
)

/** A table of two or three columns of plain texts. */
const Plain = ({ columns, rows }: { columns: string[]; rows: (string | number)[][] }) => (
  <Table columns={Object.fromEntries(columns.map((column, at) => [column, at === 0 ? '' : 'w-32']))}>
    {rows.map((row) => (
      <tr key={row[0]}>
        {row.map((text, at) => (
          <Cell key={columns[at]}>{text}</Cell>
        ))}
      </tr>
    ))}
  </Table>
)

function Shown({ pages, widths, hosts, days }: Figures) {
  const [chosen, setChosen] = useState('')
  const rows = pages
    .filter(({ locale = '' }) => locale === chosen)
    .map(({ page, locale, ...figures }) => {
      const address = addressIn(page, locale ?? 'en')
      return { key: page, name: <a href={`#/~${address}`}>{address}</a>, ...figures }
    })
  return (
    <>
      <Part title={word('byPage')}>
        <Select label={word('language')} value={chosen} onChoose={setChosen}>
          <option value="">{word('anyLanguage')}</option>
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {languageName(locale)}
            </option>
          ))}
        </Select>
        <FiguresTable head={word('page')} rows={rows} withForms />
      </Part>
      <Part title={word('byWidth')}>
        <FiguresTable
          head={word('width')}
          rows={widths.map((row) => ({ ...row, key: row.width, name: word(WIDTHS.find((one) => one === row.width) ?? 'desk') }))}
        />
      </Part>
      <Part title={word('byHost')}>
        {hosts.length === 0 && <p>{word('noHosts')}</p>}
        {hosts.length > 0 && <Plain columns={[word('host'), word('visits')]} rows={hosts.map(({ host, count }) => [host, count])} />}
      </Part>
      <Part title={word('byDay')}>
        <Plain columns={[word('day'), word('seen'), word('sent')]} rows={days.map(({ day, seen, sent }) => [day, seen, sent])} />
      </Part>
    </>
  )
}

/** Shows how often pages were seen, in which languages, from where, and how fast they are for visitors. */
function VisitsScreen() {
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<Figures>(FIGURES, { signal }), []))
  return (
    <Page title={word('title')}>
      <p className="mb-4">{word('about', { days: SHOWN_DAYS, kept: KEPT_DAYS })}</p>
      <p className="mb-4">
        <Button onClick={() => void asked.again()}>{word('again')}</Button>
      </p>
      <Answered asked={asked}>
        {(figures) => (figures.pages.length === 0 ? <p role="status">{word('none')}</p> : <Shown {...(figures as Figures)} />)}
      </Answered>
    </Page>
  )
}

/** The figures of visits as a screen of the admin. */
export const visitsScreen = screenOf('Visits', 'M3 20h18M6 20V12M11 20V5M16 20v-9M20 20v-5', VisitsScreen)
