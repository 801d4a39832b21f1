import { median, printTable, spread } from './figures.mjs'
import { onPhone } from './phone.mjs'
import { startVariants } from './variants.mjs'

const MENU = 'header [aria-label="Menu"]'
const linkTo = (path) => `main a[href="${path}"]`
/** A tap as it is usual, and one on a link that was in view for a while, on which the finger rested. */
const AT_ONCE = { seenMs: 300, heldMs: 80 }
const LIKELY = { seenMs: 2500, heldMs: 300 }
const CASES = [
  { name: 'home → listing, tapped at once', from: '/', to: '/london/facial', how: AT_ONCE },
  { name: 'home → listing, a likely next page', from: '/', to: '/london/facial', how: LIKELY },
  { name: 'listing → treatment, tapped at once', from: '/london/facial', to: '/procedures/facial/hydratite', how: AT_ONCE },
  { name: 'listing → treatment, a likely next page', from: '/london/facial', to: '/procedures/facial/hydratite', how: LIKELY },
  { name: 'menu opened', from: '/', how: AT_ONCE },
]

/** How long it takes from the lifted finger to the new page, or the open menu, on a phone four times slower than this machine. */
export async function navigation(runs) {
  const { fronts, trusted, stop } = await startVariants()
  const results = CASES.map(({ name }) => ({ name, site: [], bare: [], floor: [] }))
  try {
    for (let round = 0; round < runs; round += 1) {
      console.error(`· navigation, round ${round + 1} of ${runs}`)
      for (const [at, one] of CASES.entries())
        for (const [name, { origin }] of Object.entries(fronts)) results[at][name].push(await time(one, origin, trusted))
    }
  } finally {
    await stop()
  }
  print(results)
  return results
}

const time = ({ from, to, how }, origin, trusted) =>
  onPhone(trusted, origin + from, async ({ tap, next }) => {
    const tapped = next(({ what }) => what === 'tap')
    const there = next(({ what, path }) => (to ? what === 'heading' && path === to : what === 'after tap'))
    await tap(to ? linkTo(to) : MENU, how)
    return (await there).at - (await tapped).at
  })

function print(results) {
  console.log(
    'From the lifted finger to what is painted, ms (CPU ÷ 4, fast 4G): median (least–most), and times the bare page / the floor.\n',
  )
  const rows = results.map(({ name, site, bare, floor }) => {
    const [ours, other, least] = [site, bare, floor].map(median)
    return [name, spread(site), spread(bare), spread(floor), `${(ours / other).toFixed(2)} / ${(ours / least).toFixed(2)}`]
  })
  printTable(['', 'site', 'bare', 'floor', 'times'], rows)
}
