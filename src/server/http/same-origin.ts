/**
 * Tells whether a request comes from a page of this site. Browsers name the page's origin with every write; a request
 * without one comes from no browser, and carries no cookie that it was not given.
 */
export function isSameOrigin(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('origin')
  if (!origin) return !['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
  const own = [publicUrl && new URL(publicUrl).origin, ...['http', 'https'].map((scheme) => `${scheme}://${headers.get('host')}`)]
  return own.includes(origin)
}
