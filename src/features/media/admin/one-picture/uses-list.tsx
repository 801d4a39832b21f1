import { documentOf, formAddress } from '../../../../admin/field-link'
import { placeWord } from '../../../../admin/field-words/place-word'
import { LINK } from '../../../../admin/ui/looks'
import type { ShownUse } from '../../rules/pictures.ts'
import { word } from '../words/one'

/** The places that show a picture; each opens its very field, where `canOpen`. */
export function UsesList({ uses, canOpen }: { uses: ShownUse[]; canOpen: boolean }) {
  return (
    <section className="mt-5 border-t border-[var(--color-sand)] pt-4">
      <h3 className="font-[family-name:var(--font-display)] text-xl text-[var(--color-ink)]">{word('shownIn')}</h3>
      {uses.length === 0 && <p className="text-sm text-[var(--color-ink-3)]">{word('shownNowhere')}</p>}
      <ul className="grid text-sm">
        {uses.map((use) => (
          <li key={`${use.path}#${use.field}`} className="border-b border-[var(--color-sand)] py-2">
            <Place use={use} canOpen={canOpen} />
            <span className="block text-[13px] text-[var(--color-ink-3)]">{use.where.map(placeWord).join(' › ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Place({ use: { path, field, title }, canOpen }: { use: ShownUse; canOpen: boolean }) {
  const document = documentOf(path)
  const text = title.charAt(0).toUpperCase() + title.slice(1)
  if (!document || !canOpen) return <span className="text-[var(--color-ink)]">{text}</span>
  return (
    <a href={formAddress(document, field)} className={LINK}>
      {text}
    </a>
  )
}
