/** Returns the letters that stand for a person: `'Grace Lin'` => `'GL'`, `'Dr Samir Qureshi'` => `'SQ'`, `'王伟'` => `'王'`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const own = words.length > 2 && /^(dr|mr|mrs|ms|miss|prof)\.?$/i.test(words[0] ?? '') ? words.slice(1) : words
  const letters = [own[0], own.length > 1 ? own.at(-1) : ''].map((word = '') => [...word][0] ?? '')
  return letters.join('').toUpperCase()
}
