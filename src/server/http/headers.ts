import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { ANSWER_POLICY, isInert } from './csp.ts'

const YEAR_S = 365 * 24 * 3600

/** What neither the site nor the admin uses, and so no script in them may. The map's frame gets none of it either. */
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

/** For browsers that are gone, or said by the policy. */
const LEFT_OUT = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
}

type Site = {
  /** Whether visitors reach the site by https; then by nothing else from now on. */
  isHttps: boolean
  /** Whether TinaCloud's sign-in opens a window that answers to the admin. */
  isCloud: boolean
}

/** The headers of every answer; what is inert is spared those that are about pages. What an answer says itself stands. */
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
