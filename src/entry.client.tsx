import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { setClientI18n } from './i18n/client.ts'
import { createI18n } from './i18n/instance.ts'
import type { Locale } from './i18n/locales.ts'
import type { Resource } from './i18n/resources/en.ts'

const resources: Record<Locale, () => Promise<{ default: Resource }>> = {
  en: () => import('./i18n/resources/en.ts'),
  'zh-CN': () => import('./i18n/resources/zh-CN.ts'),
  'zh-TW': () => import('./i18n/resources/zh-TW.ts'),
  ar: () => import('./i18n/resources/ar.ts'),
}

const locale = document.documentElement.lang as Locale

setClientI18n(createI18n(locale, (await resources[locale]()).default))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
