import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { bearTranslation, isTranslated } from './hydration/translated.client.ts'
import { createI18n } from './i18n/instance.ts'
import type { Resource } from './i18n/resources/en.ts'
import type { Locale } from './model/languages.ts'
import { loadViews } from './ui/lazy-view.tsx'

const resources: Record<Locale, () => Promise<{ default: Resource }>> = {
  en: () => import('./i18n/resources/en.ts'),
  'zh-CN': () => import('./i18n/resources/zh-CN.ts'),
  'zh-TW': () => import('./i18n/resources/zh-TW.ts'),
  ar: () => import('./i18n/resources/ar.ts'),
}

const locale = document.documentElement.lang as Locale

const [words] = await Promise.all([resources[locale](), loadViews()])
const i18n = createI18n(locale, words.default)

// It may have been translated while all this was fetched.
if (isTranslated()) throw new Error('translated')
bearTranslation()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  )
})
