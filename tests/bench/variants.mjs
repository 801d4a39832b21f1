import { makeCertificate } from './certificate.mjs'
import { floorOf } from './floor.mjs'
import { startFront } from './front.mjs'
import { startSite } from './site.mjs'

/** Takes every script out of a page, and what would fetch one or another page before it is asked for. */
function bareOf(html, headers) {
  delete headers['speculation-rules']
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link rel="(modulepreload|prefetch)"[^>]*>/g, '')
}

/**
 * Starts the built site on its real content, and three fronts: `site` as it is, `bare` without scripts, and `floor` with a
 * page written by hand in the place of each.
 */
export async function startVariants() {
  const certificate = makeCertificate()
  const fronts = {
    site: await startFront(certificate),
    bare: await startFront(certificate, bareOf),
    floor: await startFront(certificate, floorOf),
  }
  const site = await startSite({ PUBLIC_URL: fronts.site.origin })
  for (const front of Object.values(fronts)) front.of(site.origin)
  return {
    fronts,
    trusted: certificate.trusted,
    async stop() {
      for (const front of Object.values(fronts)) front.stop()
      await site.stop()
    },
  }
}
