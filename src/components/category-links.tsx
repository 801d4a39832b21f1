import { useTranslation } from 'react-i18next'
import type { Category } from '../content/types.ts'
import { hubPath } from '../model/address.ts'
import { Icon } from '../ui/icon.tsx'
import { SmartLink } from './smart-link.tsx'

/** Ways on from a search without results: the disciplines that have a page, and a question to the clinic. */
export function CategoryLinks({ categories, text }: { categories: Category[]; text?: string }) {
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
