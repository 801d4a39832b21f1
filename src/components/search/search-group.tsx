import { useTranslation } from 'react-i18next'
import { useFieldElsewhere } from '../../content/field.ts'
import type { Hit, HitGroup } from '../../content/search/answer.ts'
import { Marked } from '../../ui/marked.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { TreatmentCard } from '../treatment/treatment-card.tsx'

/** The hits of one kind, under their heading if they are `named`: treatments as cards, the rest as lines that lead there. */
export function SearchGroup({ group: { kind, hits }, named }: { group: HitGroup; named: boolean }) {
  const { t } = useTranslation()
  const cards = kind === 'treatment'
  return (
    <section className="found" aria-labelledby={named ? `found-${kind}` : 'results'}>
      {named && (
        <h2 className="h4" id={`found-${kind}`}>
          {t(`search.kind.${kind}`)}
        </h2>
      )}
      {cards ? (
        <div className="cards">
          {hits.map((hit) => hit.card && <TreatmentCard key={hit.href} href={hit.href} item={hit.card} found={hit} />)}
        </div>
      ) : (
        <ul className="hits">
          {hits.map((hit) => (
            <Line key={hit.href} hit={hit} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ hit: { href, title, text, of, does, leads, lang } }: { hit: Hit }) {
  const fieldElsewhere = useFieldElsewhere()
  const [page = ''] = href.split('#')
  const lead = (field: string | undefined) => field && fieldElsewhere(page, field)
  return (
    <li className="hit">
      <h3>
        <SmartLink href={href}>
          <span lang={lang} dir={lang && 'ltr'} data-elsewhere={lead(leads?.title)}>
            <Marked parts={title} />
          </span>
        </SmartLink>
      </h3>
      {of && (
        <p className="meta">
          {does && `${does} · `}
          <span data-elsewhere={lead(leads?.of)}>{of}</span>
        </p>
      )}
      <p className="small" lang={lang} dir={lang && 'ltr'} data-elsewhere={lead(leads?.text)}>
        <Marked parts={text} />
      </p>
    </li>
  )
}
