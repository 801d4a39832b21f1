import { leanQuery } from './lean-query.ts'
import type { LiveSource } from './live-client.ts'

/** The file of the treatment that live pages show. */
const LIVE_DOCUMENT = 'anti-wrinkle.json'

/**
 * Returns the path of the site's public content endpoint. It has the shape of the hosted service's, so that moving
 * there is a change of address.
 */
export const publicEndpoint = (branch: string) => `/1.0/content/${CLIENT_ID}/github/${encodeURIComponent(branch)}`

/** The name of this site for the content service. */
export const CLIENT_ID = 'rose-and-thistle'

/** A key that anybody may read in a page: it tells the site's own requests from stray ones, and protects nothing. */
export const PUBLIC_KEY = 'public-read-only'

/** Returns the request that a live page tells the browser to make: where to ask, and the generated `query`. */
export const liveSource = (branch: string, query: string): LiveSource => ({
  url: publicEndpoint(branch),
  key: PUBLIC_KEY,
  query: leanQuery(query),
  variables: { relativePath: LIVE_DOCUMENT },
})
