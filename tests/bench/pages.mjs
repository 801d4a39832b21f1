import { beside, kB, median, printTable, whole } from './figures.mjs'
import { judge, lighthouse } from './lighthouse.mjs'
import { startVariants } from './variants.mjs'
import { weigh } from './weigh.mjs'

const PAGES = ['/', '/ar', '/london/facial', '/procedures/facial/hydratite', '/contact', '/ar/contact']

/** What a first visit to a page costs: the page as it is, without its scripts, and written by hand, in rounds one after the other. */
export async function pages(runs) {
  const run = await lighthouse()
  const { fronts, trusted, stop } = await startVariants()
  const results = PAGES.map((path) => ({ path, variants: {} }))
  try {
    for (const { path, variants } of results)
      for (const [name, front] of Object.entries(fronts)) variants[name] = { rounds: [], weight: await weigh(front, path) }
    for (let round = 0; round < runs; round += 1) {
      console.error(`· pages, round ${round + 1} of ${runs}`)
      for (const { path, variants } of results)
        for (const [name, { origin }] of Object.entries(fronts)) variants[name].rounds.push(await judge(run, origin + path, trusted))
    }
  } finally {
    await stop()
  }
  print(results)
  return results
}

const of = ({ rounds }, name) => median(rounds.map((round) => round[name]))
const scores = ({ rounds }) => [0, 1, 2, 3].map((at) => median(rounds.map((round) => round.scores[at]))).join('/')

function print(results) {
  console.log('A first visit (Lighthouse, phone). P/A/B/S are its scores; in brackets: times the bare page / times the floor.\n')
  const heads = [
    'page',
    '',
    'P/A/B/S',
    'FCP ms',
    'LCP ms',
    'CLS',
    'main thread ms',
    'HTML kB',
    'inline script',
    'inline style',
    'CSS',
    'elements',
  ]
  const rows = results.flatMap(({ path, variants }) =>
    Object.entries(variants).map(([name, variant]) => {
      const { html, script, style, css, elements } = variant.weight
      const timed = (what) =>
        name === 'site' ? ratios(of(variant, what), of(variants.bare, what), of(variants.floor, what)) : whole(of(variant, what))
      const sizes = [html, script, style, css].map(kB)
      return [path, name, scores(variant), timed('fcp'), timed('lcp'), of(variant, 'cls').toFixed(3), timed('main'), ...sizes, elements]
    }),
  )
  printTable(heads, rows)
}

/** `1051, 1051, 816` => `'1051 (1.00 / 1.29)'` */
const ratios = (value, bare, floor) => beside(value, bare).replace(')', ` / ${(value / floor).toFixed(2)})`)
