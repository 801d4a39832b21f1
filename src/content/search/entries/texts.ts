/** Words of the interface that search knows: what visitors read of a concern, a discipline, a city, a role. */
export type Words = {
  concern(name: string): string
  category(name: string): string
  city(name: string): string
  role(role: string, gender?: string | null): string
  /** The names of a treatment's figures: price, duration. */
  figures: string[]
}

/** Returns a heading as one reads it: `'Dermal fillers,|in small amounts'` => `'Dermal fillers, in small amounts'` */
export const oneLine = (text: string | undefined) => (text ?? '').replace(/\s*\|\s*/g, ' ')

type Named = { title?: string | null; otherNames?: (string | null)[] | null; card?: { name?: string | null } | null }

/** Returns what a document is called, besides `shown`: its other names, and those in the given versions of it. */
export function namesOf(shown: string, versions: (Named | undefined)[]): string[] {
  const all = versions.flatMap((one) => [one?.card?.name, one?.title, ...(one?.otherNames ?? [])])
  return [...new Set(all.filter((name): name is string => Boolean(name) && name !== shown))]
}
