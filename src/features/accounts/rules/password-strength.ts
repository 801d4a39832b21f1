/**
 * How hard a password is to guess: from 0, among the first that anybody tries, to 4, safe even where its hash was stolen.
 * `known` is what a guesser knows of its owner. The lists behind it are loaded when it is first asked.
 */
export async function strengthOf(password: string, known: string[] = []): Promise<number> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs }).check(password, known).score
}
