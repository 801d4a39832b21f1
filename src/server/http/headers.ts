import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { ANSWER_POLICY, isInert } from './csp.ts'
import { tellVisitor } from './failure.ts'

const YEAR_S = 365 * 24 * 3600

/** The browser's features that neither the site nor the admin uses. No script in them may use any, and neither may the map's frame. */
const UNUSED = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  usb: [],
  xrSpatialTracking: [],
}

/** The headers that are not sent: browsers no longer heed them, or the policy says the same. */
const LEFT_OUT = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

type Site = {
  /** True if visitors reach the site by https. Browsers are then told to use nothing else for a year. */
  isHttps: boolean
  /** True if TinaCloud's sign-in opens a window that has to send its answer to the admin. */
  isCloud: boolean
}

/**
 * Adds the headers that protect every answer. Inert files are spared those that are about pages. A header that the answer
 * has already stays.
 */
export function protectiveHeaders({ isHttps, isCloud }: Site): MiddlewareHandler {
  const strictTransportSecurity = isHttps && `max-age=${YEAR_S}`
  const always = { ...LEFT_OUT, overwrite: false, strictTransportSecurity }
  const forFiles = secureHeaders({ ...always, referrerPolicy: false, crossOriginOpenerPolicy: false })
  const forAll = secureHeaders({
    ...always,
    contentSecurityPolicy: ANSWER_POLICY,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: UNUSED,
    crossOriginOpenerPolicy: isCloud ? 'same-origin-allow-popups' : 'same-origin',
  })
  return async (c, next) => {
    await next()
    const headers = isInert(c.res.headers.get('content-type') ?? '') ? forFiles : forAll
    return headers(c, async () => {})
  }
}

/**
 * The most characters of an address; the site has none as long. A redirect that repeats an address as a parameter of another
 * is five times as long, and clients take 16 kB.
 */
const MOST_CHARACTERS = 2000

/** Refuses addresses that are too long to be one of ours. */
export const refuseLongAddresses: MiddlewareHandler = async (c, next) =>
  c.req.url.length > MOST_CHARACTERS ? tellVisitor(c, 'longAddress', 414) : next()
