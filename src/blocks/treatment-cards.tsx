import { useTranslation } from 'react-i18next'
import { CardGroup } from '../components/card-group.tsx'
import { NoteCell } from '../components/note-cell.tsx'
import { placeCards } from '../content/catalogue.ts'
import { useSite } from '../content/site.ts'
import type { Block, City } from '../content/types.ts'
import { splitPipe } from '../ui/pipe.ts'

/** Groups of treatment cards with an index beside them. */
export function TreatmentCards({ block }: { block: Block<'TreatmentCards'> }) {
  const { cards } = useSite()
  const { t } = useTranslation()
  const all = block.groups ?? []
  const groups = all.map((group, index) => {
    const elsewhere = new Set(
      all.filter((other) => other !== group).flatMap((other) => other.cards?.flatMap(({ treatment }) => treatment ?? []) ?? []),
    )
    return { group, id: `group-${index + 1}`, placed: placeCards(group, cards, block.city as City | undefined, elsewhere) }
  })
  return (
    <section className="sec">
      <div className={groups.length > 1 ? 'wrap lgrid' : 'wrap'}>
        {groups.length > 1 && (
          <nav className="lnav" aria-label={t('listing.onThisPage')}>
            <ul>
              {groups.map(({ group, id, placed }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    {splitPipe(group.heading).filter(Boolean).join(' ')}
                    <span className="meta num">{placed.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          {groups.map(({ group, id, placed }, index) => (
            <CardGroup key={id} group={group} id={id} placed={placed}>
              {index === 0 && placed.length % 2 === 1 && <NoteCell block={block} />}
            </CardGroup>
          ))}
        </div>
      </div>
    </section>
  )
}
