/** The first parts of the names under which the site shows what is no branch: a draft to whoever has a link to it, and itself at a moment. */
export const OF_LINKS = 'review-link'
export const OF_MOMENTS = 'at'

/** First parts that git itself puts before names, or reads as another reference. */
const OF_GIT = ['refs', 'heads', 'remotes', 'tags', 'origin']
/** `HEAD` and what git keeps beside it, such as `FETCH_HEAD`; `@` is short for it. */
const HEADS = /^(@|([a-z]+_)*head)$/
/** The name of a commit. */
const COMMIT = /^([\da-f]{40}|[\da-f]{64})$/
/** What nobody sees, or what turns round the text after it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u

/** Returns a name as file systems may see it that fold case and accents: two names that give the same can't stand side by side. */
export const foldedBranch = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Tells whether a branch of this name takes the place of nothing that git or the site means by it, and looks like no other. */
export function isFitBranch(name: string): boolean {
  const folded = foldedBranch(name)
  const [first = ''] = folded.split('/')
  if (UNSEEN.test(name) || name.startsWith('-') || /\.lock(\/|$)/.test(folded)) return false
  return ![OF_LINKS, OF_MOMENTS, ...OF_GIT].includes(first) && !HEADS.test(folded) && !COMMIT.test(folded)
}

/** Returns the branch that stands in the way of a new one: it has the same name, or one of the two would be a folder of the other. */
export function branchInTheWay(name: string, taken: string[]): string | undefined {
  const folded = foldedBranch(name)
  return taken.find((one) => {
    const other = foldedBranch(one)
    return other === folded || other.startsWith(`${folded}/`) || folded.startsWith(`${other}/`)
  })
}
