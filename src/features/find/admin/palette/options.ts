import { formAddress, previewAddress } from '../../../../admin/field-link'
import { placeName } from '../../../../admin/field-words/place-word'
import { languageName } from '../../../../admin/i18n/language-name'
import { KINDS } from '../../../../admin/kinds'
import { addressIn } from '../../../../i18n/addresses.ts'
import { documentNameOf } from '../../../../model/document-path.ts'
import type { Locale } from '../../../../model/languages.ts'
import type { FoundDocument, FoundPart, FoundText, SearchAnswer } from '../../rules/find.ts'
import { word } from '../words/palette'
import { type Command, commandsFor, isMeant } from './commands'

/** A line of the palette that can be chosen. */
export type PaletteOption = {
  key: string
  title: FoundPart[]
  note: string
  language?: Locale
  isDocument?: true
  href?: string
  run?(): void
}

/** Lines under one heading. */
export type OptionGroup = { name: string; options: PaletteOption[] }

type TextPlace = Pick<FoundText, 'path' | 'language' | 'address'>

/** Returns the address of the admin that opens a field: on its page in its language, or in its form where it has no page. */
export function addressOf({ path, language, address }: TextPlace, field: string): string {
  if (address && field) return previewAddress(addressIn(address, language), path, field)
  if (address) return `#/~${addressIn(address, language)}`
  const document = documentNameOf(path)
  return document ? formAddress(document, field) : '#/'
}

const kindOf = ({ collection }: { collection: string }) => KINDS[collection] ?? collection

const documentOption = (found: FoundDocument): PaletteOption => ({
  key: found.path,
  title: found.title,
  note: found.place ? word('documentNote', { kind: kindOf(found), place: found.place }) : kindOf(found),
  language: found.language,
  isDocument: true,
  href: addressOf(found, ''),
})

const textOption = (found: FoundText): PaletteOption => ({
  key: `${found.path} ${found.field}`,
  title: found.parts,
  note: word('textNote', {
    language: languageName(found.language),
    place: placeName(found),
  }),
  language: found.language,
  href: addressOf(found, found.field),
})

const commandOption = ({ name, note, href, run }: Command): PaletteOption => ({ key: name, title: [{ text: name }], note, href, run })

/** Returns what may be done with what was found: the history of the best document, and to replace the words everywhere. */
function commandsWith(found: SearchAnswer | undefined, query: string): Command[] {
  const [first] = found?.documents ?? []
  const words = query.trim()
  const texts = found ? found.count.texts + found.count.documents : 0
  return [
    ...(first
      ? [
          {
            name: word('history', { title: first.title.map(({ text }) => text).join('') }),
            note: word('historyNote'),
            href: `#/screens/history?path=${encodeURIComponent(first.path)}`,
          },
        ]
      : []),
    ...(texts > 0
      ? [
          {
            name: word('replace', { words }),
            note: word('replaceNote'),
            href: `#/screens/find_and_replace?find=${encodeURIComponent(words)}`,
          },
        ]
      : []),
  ]
}

/** Returns the lines of the palette for a query: pages and treatments, texts, and what can be done; first what is meant by name. */
export function groupsFor(query: string, found: SearchAnswer | undefined, commands: Command[]): OptionGroup[] {
  const doable = commandsFor(commands, query)
  const meant = doable.filter((command) => isMeant(command, query))
  const others = [...(query.trim() ? commandsWith(found, query) : []), ...doable.filter((command) => !meant.includes(command))]
  const groups = [
    { name: meant.length > 0 ? word('do') : '', options: meant.map(commandOption) },
    { name: word('documents'), options: found?.documents.map(documentOption) ?? [] },
    { name: word('textGroup'), options: found?.texts.map(textOption) ?? [] },
    { name: word(meant.length > 0 ? 'doAsWell' : 'do'), options: others.map(commandOption) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
