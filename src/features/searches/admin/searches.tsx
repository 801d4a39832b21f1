import { useCallback } from 'react'
import { ask } from '../../../admin/ask-server'
import { languageName } from '../../../admin/i18n/language-name'
import { screenOf } from '../../../admin/screen'
import { Answered } from '../../../admin/ui/answered'
import { Button } from '../../../admin/ui/button'
import { Page } from '../../../admin/ui/page'
import { Cell, Table } from '../../../admin/ui/table'
import { useAnswer } from '../../../admin/use-answer'
import { KEPT_DAYS, MISSED, type MissedSearch } from '../rules/missed.ts'
import { word } from './words'

const COLUMNS = { [word('day')]: 'w-32', [word('words')]: '', [word('language')]: 'w-48', [word('times')]: 'w-24' }

/** Lists what visitors searched for and did not find, day by day. */
function SearchesScreen() {
  const asked = useAnswer(useCallback((signal: AbortSignal) => ask<MissedSearch[]>(MISSED, { signal }), []))
  return (
    <Page title={word('title')}>
      <p className="mb-4">{word('about', { days: KEPT_DAYS })}</p>
      <p className="mb-4">
        <Button onClick={() => void asked.again()}>{word('again')}</Button>
      </p>
      <Answered asked={asked}>
        {(searches) =>
          searches.length === 0 ? (
            <p role="status">{word('none')}</p>
          ) : (
            <Table columns={COLUMNS}>
              {searches.map(({ day, locale, words, count }) => (
                <tr key={`${day} ${locale} ${words}`}>
                  <Cell>{day}</Cell>
                  <Cell>
                    <bdi lang={locale}>{words}</bdi>
                  </Cell>
                  <Cell>{languageName(locale)}</Cell>
                  <Cell>{count}</Cell>
                </tr>
              ))}
            </Table>
          )
        }
      </Answered>
    </Page>
  )
}

/** The searches without result as a screen of the admin. */
export const searchesScreen = screenOf('Searches', 'M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12M15 15l5 5M8 8l4 4M12 8l-4 4', SearchesScreen)
