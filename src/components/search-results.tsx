import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '../content/types.ts'
import type { Card } from '../content/view/cards.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { CategoryLinks } from './category-links.tsx'
import { SearchForm } from './search-form.tsx'
import { TreatmentCard } from './treatment-card.tsx'
import { useInstantSearch } from './use-instant-search.ts'

type Props = { query: string; results: Card[]; categories: Category[] }

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The search page: a field, how many treatments were found, and their cards. Up and down walk through them. A static host lists all at first. */
export function SearchResults({ query, results, categories }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const instantly = useInstantSearch()
  // What was typed before the page came alive, and what "back" brings.
  useEffect(() => {
    const field = input.current
    if (!field || field.value.trim() === query) return
    if (document.activeElement === field) instantly(field.value)
    else field.value = query
  }, [query, instantly])
  const found = results.length > 0
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], .card h3 a')]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut between elements that all work without it.
    <div onKeyDown={walk}>
      <section className="lhero">
        <div className="wrap search-head">
          <Breadcrumb />
          <h1 className="h1">{t('search.title')}</h1>
          <SearchForm query={query} inputRef={input} onInput={instantly} />
          <p className="small">{t('search.hint')}</p>
        </div>
      </section>
      <section className="sec-s" aria-labelledby="results">
        <div className="wrap">
          <h2 className="vh" id="results">
            {t('search.results')}
          </h2>
          <p className="meta search-count" role="status">
            {query
              ? found
                ? t('search.found', { treatments: t('listing.count', { count: results.length }), query })
                : t('search.none', { query })
              : found && t('search.all')}
          </p>
          {found ? (
            <div className="cards">
              {results.map((item) => (
                <TreatmentCard key={item.slug} href={item.href} item={item} />
              ))}
            </div>
          ) : (
            <CategoryLinks categories={categories} text={query ? t('search.noneText') : undefined} />
          )}
        </div>
      </section>
    </div>
  )
}
