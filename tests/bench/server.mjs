import { get } from 'node:http'
import { makeClinic } from './clinic.mjs'
import { signInto } from './editor.mjs'
import { beside, kB, median, printTable, whole } from './figures.mjs'
import { load } from './load.mjs'
import { startNginx } from './nginx.mjs'
import { startSite } from './site.mjs'

/** As many pages as are asked for in turn. */
const PAGES = 24
const SECONDS = 5

/** How fast the site's own server sends pages, beside nginx with the same bytes, each alone on this machine, by turns. */
export async function server(runs) {
  const clinic = makeClinic(0)
  const site = await startSite({ CONTENT_DIR: clinic.dir })
  const results = { site: [], nginx: [], firstMs: [], publicMs: [] }
  let nginx
  try {
    const paths = await pathsOf(site.origin)
    const kept = new Map()
    for (const path of paths) {
      const began = performance.now()
      const answer = await fetch(site.origin + path, { headers: { 'accept-encoding': 'identity' } })
      await answer.arrayBuffer()
      results.firstMs.push(performance.now() - began)
      kept.set(path, await compressed(site.origin + path))
    }
    results.bytes = median([...kept.values()].map(({ length }) => length))
    nginx = await startNginx(kept)
    const { save } = await signInto(site.origin)
    for (let round = 0; round < runs; round += 1) {
      results.site.push(await load(site.origin, paths, SECONDS))
      if (nginx) results.nginx.push(await load(nginx.origin, paths, SECONDS))
    }
    for (let round = 0; round < runs; round += 1) {
      const [{ publicMs }] = await Promise.all([save(), load(site.origin, paths, 2)])
      results.publicMs.push(publicMs)
    }
  } finally {
    await nginx?.stop()
    await site.stop()
    clinic.remove()
  }
  print(results)
  return results
}

/** The first addresses of the site map, as paths. */
async function pathsOf(origin) {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  return paths.slice(0, PAGES)
}

/** The bytes of a page as they travel: `fetch` would unpack them. */
const compressed = (address) =>
  new Promise((done, failed) => {
    const asked = get(address, { headers: { 'accept-encoding': 'br' } }, async (answer) => done(Buffer.concat(await answer.toArray())))
    asked.once('error', failed)
  })

function print({ site, nginx, firstMs, publicMs, bytes }) {
  const of = (rounds, name) => (rounds.length > 0 ? median(rounds.map((round) => round[name])) : undefined)
  console.log(`${PAGES} kept pages of about ${kB(bytes)} kB in turn over 16 connections, one process each; in brackets: times nginx.\n`)
  printTable(
    ['', 'pages each second', '99th percentile, ms'],
    [
      ['site', beside(of(site, 'perSecond'), of(nginx, 'perSecond')), of(site, 'p99').toFixed(1)],
      nginx.length > 0
        ? ['nginx', whole(of(nginx, 'perSecond')), of(nginx, 'p99').toFixed(1)]
        : ['nginx', 'not installed (Debian: apt-get install nginx, or NGINX_BIN)', '–'],
    ],
  )
  console.log(`A page that nobody has asked for yet: ${whole(median(firstMs))} ms.`)
  console.log(`From a save to the public page, under that load: ${whole(median(publicMs))} ms. Without it: npm run compare:publishing.\n`)
}
