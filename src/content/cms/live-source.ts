import { leanQuery } from './lean-query.ts'
import type { LiveSource } from './live-client.ts'

/** The document that live pages show. */
const LIVE_DOCUMENT = 'anti-wrinkle.json'

/** The public content endpoint of a site: the hosted service's shape, so that moving there is a change of address. */
export const publicEndpoint = (branch: string) => `/1.0/content/${CLIENT_ID}/github/${encodeURIComponent(branch)}`

/** Names this site to the content service. */
export const CLIENT_ID = 'rose-and-thistle'

/** A key that anybody may read in a page: it tells the site's own requests from stray ones, and protects nothing. */
export const PUBLIC_KEY = 'public-read-only'

/** What a live page's data tell the browser: where to ask, and the generated `query`. */
export const liveSource = (branch: string, query: string): LiveSource => ({
  url: publicEndpoint(branch),
  key: PUBLIC_KEY,
  query: leanQuery(query),
  variables: { relativePath: LIVE_DOCUMENT },
})
