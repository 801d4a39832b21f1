import type { i18n } from 'i18next'

export type Gender = 'feminine' | 'masculine'

/**
 * A role in the visitor's language, in the person's form where a language has two; undefined for a role that is not
 * one of the five: `('Nurse Prescriber', 'feminine')` in `ar` => `'ممرضة مخوّلة بوصف الأدوية'`.
 */
export function roleLabel(instance: i18n, role: string, gender: Gender = 'masculine'): string | undefined {
  const key = `role.${role}.${gender}`
  return instance.exists(key) ? instance.t(key as 'role.Nurse Prescriber.masculine') : undefined
}
