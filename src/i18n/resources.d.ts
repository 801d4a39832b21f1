import type { Resource } from './resources/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: Resource }
  }
}
