import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, hydrate, test } from '../test.ts'

/** Kilobytes as they travel. */
const kB = (bytes: number) => Math.round(bytes / 100) / 10
/** A page as it is sent, without its headers. */
const sent = (url: string, encoding: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (answer) => buffer(answer).then(resolve, reject)).on('error', reject)
  })

/** Waits until a page is sent as small as it can be, soon after it was asked for again: a visitor is rarely the first. */
async function settled(url: string) {
  const html = await sent(url, 'identity')
  const best = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } })
  await expect.poll(async () => (await sent(url, 'br')).length).toBe(best.length)
}

/** The most that the document of a page may weigh with the rules of its sections, in kilobytes: where the pages stand. The goal is 14.6. */
const PAGES = { '/': 23.8, '/ar': 25.3, '/london/facial': 17.8, '/procedures/facial/hydratite': 24.8, '/contact': 18.1 }

for (const [path, mostHtml] of Object.entries(PAGES)) {
  test(`${path} keeps its budgets of bytes`, async ({ page, context, request, baseURL }) => {
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    const sizes = new Map<string, { type: string; bytes: number }>()
    const types = new Map<string, string>()
    // The script that counts the visit is the only one that comes without a sign, once nothing else waits.
    const kindOf = (url: string, type: string) => (/\/assets\/visit-[^/]+\.js$/.test(url) ? 'Visit' : type)
    const sheets: string[] = []
    client.on('Network.requestWillBeSent', ({ type, request: { url, initialPriority } }) => {
      if (type === 'Stylesheet') sheets.push(`${initialPriority} ${new URL(url).pathname}`)
    })
    client.on('Network.responseReceived', ({ requestId, type, response }) => types.set(requestId, kindOf(response.url, type)))
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      sizes.set(requestId, { type: types.get(requestId) ?? '', bytes: encodedDataLength }),
    )
    const sum = (type: string) => kB([...sizes.values()].filter((one) => one.type === type).reduce((all, { bytes }) => all + bytes, 0))
    await settled(`${baseURL}${path}`)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect.poll(() => sum('Visit')).toBeGreaterThan(0)
    const html = await (await request.get(path)).text()
    const inline = [...html.matchAll(/<script(?![^>]*(?:ld\+json|src=))[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text)
    const untilBody = html.slice(0, html.indexOf('<body'))
    const before = {
      html: sum('Document'),
      untilBody: kB(brotliCompressSync(untilBody).length),
      css: sum('Stylesheet'),
      sheets: [...sheets],
      fonts: sum('Font'),
      requests: sizes.size,
      script: kB(brotliCompressSync(inline.join('')).length),
      fetched: sum('Script'),
      visit: sum('Visit'),
    }
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    const after = sum('Script')
    console.log(path, before, { scriptAfterHydration: after })
    expect(before.fetched).toBe(0)
    // With its headers, which are 0.4 kB.
    expect(before.visit).toBeLessThanOrEqual(1.9)
    expect(before.script).toBeLessThanOrEqual(3)
    // The Latin letters; an Arabic page has its own font too, and needs the Latin one for names.
    expect(before.fonts).toBeLessThanOrEqual(path.startsWith('/ar') ? 75 : 46)
    // All that a browser must have before it paints: the first round trip of a connection brings 14.6 kB.
    expect(before.untilBody).toBeLessThanOrEqual(14.6)
    expect(before.html).toBeLessThanOrEqual(mostHtml)
    // The sheet for paper, with its headers, after all that is seen; the whole sheet comes with the application.
    expect(before.sheets).toEqual([expect.stringMatching(/^VeryLow \/assets\/print-/)])
    expect(before.css).toBeLessThanOrEqual(2.2)
    // Where the pages stand, and those with a form; the goal is 115 kB.
    expect(after).toBeLessThanOrEqual(path === '/contact' ? 155.5 : 151.5)
  })
}
