import { useTranslation } from 'react-i18next'
import { Action } from '../components/links/action.tsx'
import { inLanguage, Text } from '../components/text/text.tsx'
import { CardFilters } from '../components/treatment/card-filters.tsx'
import { CardGroup } from '../components/treatment/card-group.tsx'
import { useFilters } from '../components/treatment/use-filters.ts'
import { useField } from '../content/field.ts'
import { fits, queryOf } from '../content/search/filters.ts'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import { placeGroups } from '../content/view/cards.ts'
import { withoutPipe } from '../model/pipe.ts'
import { Figures } from '../ui/figures.tsx'
import { Icon } from '../ui/icon.tsx'

/** Groups of treatment cards with an index beside them. */
export function TreatmentCards({ block }: { block: Block<'TreatmentCards'> }) {
  const { cards, city } = useSite()
  const { t } = useTranslation()
  const fieldOf = useField()
  const filters = useFilters(block.filters)
  const filtered = queryOf(filters) !== ''
  const groups = placeGroups(block, cards).map(({ group, here }, index) => {
    const placed = filtered ? here.filter(({ item }) => item && fits(item, filters)) : here
    return { group, id: `group-${index + 1}`, here, placed }
  })
  const offered = groups.flatMap(({ here }) => here.flatMap(({ item }) => item ?? []))
  const count = groups.reduce((sum, { placed }) => sum + placed.length, 0)
  return (
    <section className="sec">
      <div className={groups.length > 1 ? 'wrap lgrid' : 'wrap'}>
        {groups.length > 1 && (
          <nav className="lnav" aria-label={t('listing.onThisPage')}>
            <ul>
              {groups.map(({ group, id, placed }) => (
                <li key={id} hidden={placed.length === 0}>
                  <a href={`#${id}`}>
                    <span {...inLanguage(group, 'heading')} data-tina-field={fieldOf(group, 'heading')}>
                      <Figures text={withoutPipe(group.heading)} />
                    </span>
                    <span className="meta num">{placed.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div>
          {block.filters && <CardFilters cards={offered} bothCities={!block.city && !city} chosen={filters} />}
          <p className={count > 0 ? 'vh' : 'lead'} role="status">
            {filtered && (count > 0 ? t('listing.count', { count }) : t('filters.none'))}
          </p>
          {groups.map(({ group, id, placed }, index) => (
            <CardGroup key={id} group={group} id={id} placed={placed} bookButtons={block.bookButtons}>
              {index === 0 && placed.length % 2 === 1 && <NoteCell block={block} />}
            </CardGroup>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The tinted note that fills an empty place in a grid of cards. */
function NoteCell({ block }: { block: Block<'TreatmentCards'> }) {
  if (!block.noteTitle) return null
  return (
    <aside className="cell">
      <Icon name="stethoscope" className="big" />
      <Text of={block} field="noteTitle" as="h3" className="h4 mt-6" />
      <Text of={block} field="noteText" as="p" className="small" />
      {block.noteLink && <Action link={block.noteLink} look="secondary" />}
    </aside>
  )
}
