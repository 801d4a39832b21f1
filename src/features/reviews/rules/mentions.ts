/** Returns the names that a comment mentions, each after an @: `('@Nadia Farouk please look', ['Nadia Farouk', 'Nadia'])` => `['Nadia Farouk']`. */
export function mentionedIn(text: string, names: string[]): string[] {
  const found = new Set<string>()
  let rest = text
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    if (!name) continue
    const mention = new RegExp(`@${literally(name)}(?![\\p{L}\\p{N}])`, 'giu')
    if (!mention.test(rest)) continue
    found.add(name)
    // A shorter name in it is nobody else's.
    rest = rest.replace(mention, '')
  }
  return names.filter((name) => found.has(name))
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
