import type { Context } from 'hono'
import { baseOf, branchOf, parseAddress } from '../../../i18n/addresses.ts'
import type { Views } from '../../../server/content/branches/views.ts'
import { staffAddress } from '../../gate/rules/local-path.ts'
import { type Asking, editorsBase, mayPreview } from './view.ts'

/**
 * Where the page stands that a request means: `/about?branch=fix` and `/%7Efix/about` at `/~fix/about`, the site's own branch
 * without a base, and in the admin's frame the branch that the editor works on. Whoever may not look at branches signs in
 * first. undefined where the page stands at the address that was asked for; a request for data is only refused.
 */
export function redirectToPreview(c: Context, asking: Asking, branches: Views): Response | undefined {
  const url = new URL(c.req.url)
  const { base, locale } = parseAddress(url.pathname)
  const rest = url.pathname.slice(base.length) || '/'
  const isData = url.pathname.endsWith('.data')
  const chosen = isData ? null : url.searchParams.get('branch')
  if (chosen !== null) url.searchParams.delete('branch')
  const wanted = asking.inFrame ? editorsBase(c, branches) : baseFor(chosen ?? branchOf(base), branches)
  const to = straight(wanted + rest) + url.search
  const isPreview = wanted !== '' || base !== ''
  const mayLook = !isPreview || mayPreview(asking)
  if (wanted === base && chosen === null && mayLook) return undefined
  c.header('cache-control', 'private, no-store')
  if (!mayLook) return isData ? c.text('Sign in first.', 401) : c.redirect(staffAddress(to, locale), 303)
  return c.redirect(to, 303)
}

const baseFor = (branch: string | undefined, branches: Views) => (!branch || branches.isMain(branch) ? '' : baseOf(branch))

/** `'/~fix/'` => `'/~fix'` */
const straight = (path: string) => path.replace(/(?<=.)\/$/, '')
