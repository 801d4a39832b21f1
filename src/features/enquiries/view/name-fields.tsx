import { useSite } from '../../../content/site.ts'
import { LANGUAGES } from '../../../model/languages.ts'
import { TextField } from './text-field.tsx'

/** Both names, in the order of the language: the surname first in Chinese. */
export function NameFields() {
  const { locale } = useSite()
  const names = [
    <TextField key="first" name="firstName" autoComplete="given-name" />,
    <TextField key="last" name="lastName" autoComplete="family-name" />,
  ]
  return LANGUAGES[locale].surnameFirst ? names.reverse() : names
}
