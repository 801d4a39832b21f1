import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { HitGroup } from '../../content/search/answer.ts'
import { useSite } from '../../content/site.ts'
import { addressIn } from '../../i18n/addresses.ts'
import { hubPath } from '../../model/address.ts'
import type { Category } from '../../model/categories.ts'
import type { Zone } from '../../model/zones.ts'
import { Icon } from '../../ui/icon.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchGroup } from './search-group.tsx'
import { type AskedShadow, ShadowSearch } from './shadow-search.tsx'

type Props = { query: string; groups: HitGroup[]; categories: Category[]; shadow?: Omit<AskedShadow, 'zone'>; zone?: Zone }

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The search page: a field, how much was found, and what, kind by kind. Up and down walk through it. A static host lists all treatments at first. */
export function SearchResults({ query, groups, categories, shadow, zone }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const instantly = useInstantSearch()
  const isBack = useNavigationType() === 'POP'
  const { key } = useLocation()
  const last = useRef(key)
  // What was typed before the page came alive, and what "back" brings. The page that is loaded first counts as brought by "back", too.
  useEffect(() => {
    const field = input.current
    const isBrought = isBack && last.current !== key
    last.current = key
    if (!field || field.value.trim() === query) return
    if (document.activeElement === field && !isBrought) instantly(field.value)
    else field.value = query
  }, [query, isBack, key, instantly])
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const found = count > 0
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (!step) return
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], .card h3 a, .hit h3 a')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = at < 0 ? undefined : stops[at + step]
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
      {shadow && <ShadowSearch {...shadow} zone={zone} key={zone} />}
      <section className="sec-s" aria-labelledby="results">
        <div className="wrap">
          <h2 className="vh" id="results">
            {t('search.results')}
          </h2>
          <p className="meta search-count" role="status">
            {query
              ? found
                ? t('search.found', { results: t('search.count', { count }), query })
                : t('search.none', { query })
              : found && t('search.all')}
          </p>
          {groups.map((group) => (
            <SearchGroup key={group.kind} group={group} named={query !== ''} />
          ))}
          {!found && <CategoryLinks categories={categories} text={query ? t('search.noneText') : undefined} />}
        </div>
      </section>
    </div>
  )
}

const PAUSE_MS = 150

/** Follows what is typed after a short pause. The address changes with it, so that it can be shared; history does not grow. */
function useInstantSearch(): (query: string) => void {
  const navigate = useNavigate()
  const { locale } = useSite()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (query: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const text = query.trim()
        const to = { pathname: addressIn('/search', locale), search: text ? `?${new URLSearchParams({ q: text })}` : '' }
        navigate(to, { replace: true, preventScrollReset: true })
      }, PAUSE_MS)
    },
    [navigate, locale],
  )
}

/** Ways on from a search without results: the disciplines that have a page, and a question to the clinic. */
function CategoryLinks({ categories, text }: { categories: Category[]; text?: string }) {
  const { t } = useTranslation()
  return (
    <nav className="browse" aria-label={t('search.browse')}>
      <p className="lead">{text ?? t('search.browse')}</p>
      <ul className="btns">
        {categories.map((category) => (
          <li key={category}>
            <SmartLink className="lnk" href={hubPath(category)}>
              {t(`category.${category}`)}
              <Icon name="forward" />
            </SmartLink>
          </li>
        ))}
        {text && (
          <li>
            <SmartLink className="btn btn-s" href="/book-treatment">
              {t('actions.bookAppointment')}
            </SmartLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
