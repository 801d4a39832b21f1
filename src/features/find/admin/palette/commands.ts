import { fold, termsOf } from '../../../../model/fold.ts'

/** Something that the palette does: it leads to an address of the admin, or runs. `words` are other names that find it. */
export type Command = { name: string; note: string; words?: string; href?: string; run?(): void }

/** Returns the commands that hold every word of a query; all of them for an empty one. */
export function commandsFor(commands: Command[], query: string): Command[] {
  const terms = termsOf(query)
  return commands.filter(({ name, note, words = '' }) => {
    const text = fold(`${name} ${note} ${words}`)
    return terms.every((term) => text.includes(term))
  })
}

/** Fewer letters begin too many names; two signs of Chinese are a word. */
const isLongEnough = (query: string) => query.length > (/\p{Script=Han}/u.test(query) ? 1 : 2)

/** Tells whether a query begins the name of a command, or a word that stands for it, so that it stands before what was found in texts. */
export const isMeant = ({ name, words = '' }: Command, query: string): boolean =>
  isLongEnough(fold(query)) && [name, ...words.split(' ')].some((one) => fold(one).startsWith(fold(query)))
