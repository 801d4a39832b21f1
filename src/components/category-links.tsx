import { useTranslation } from 'react-i18next'
import type { Category } from '../content/types.ts'
import { Icon } from '../ui/icon.tsx'
import { SmartLink } from './smart-link.tsx'

const CATEGORIES: Category[] = ['facial', 'injectables', 'body', 'peels']

/** Ways on from a search without results: the four disciplines, and a question to the clinic. */
export function CategoryLinks({ text }: { text?: string }) {
  const { t } = useTranslation()
  return (
    <nav className="browse" aria-label={t('search.browse')}>
      <p className="lead">{text ?? t('search.browse')}</p>
      <ul className="btns">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <SmartLink className="lnk" href={`/procedures/${category}`}>
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
