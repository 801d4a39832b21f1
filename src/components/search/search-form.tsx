import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { useSite } from '../../content/site.ts'
import { addressIn } from '../../i18n/addresses.ts'
import { Icon } from '../../ui/icon.tsx'

type Props = { query?: string; className?: string; inputRef?: ComponentProps<'input'>['ref']; onInput?: (query: string) => void }

/** A field and a button that lead to the search page with what was typed; plain HTML sends it as well. */
export function SearchForm({ query = '', className = '', inputRef, onInput }: Props) {
  const { locale } = useSite()
  const { t } = useTranslation()
  const id = useId()
  return (
    <Form action={addressIn('/search', locale)} method="get" role="search" className={`find ${className}`}>
      <label className="vh" htmlFor={id}>
        {t('search.label')}
      </label>
      <input
        ref={inputRef}
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t('search.label')}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onInput?.(event.currentTarget.value)}
      />
      <button type="submit" className="btn btn-p">
        <Icon name="search" />
        <span>{t('search.submit')}</span>
      </button>
    </Form>
  )
}
