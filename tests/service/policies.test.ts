import { CspEvaluator } from 'csp_evaluator'
import { Severity, Type } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from 'vitest'
import { adminPolicy, PASSIVE_POLICY, pagePolicy } from '../../src/server/http/csp.ts'

/** What Google's evaluator says of a policy: how grave, where, and what. */
const rated = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .map(({ directive, value, type, severity }) => `${Severity[severity]} ${directive} ${value ?? ''} ${Type[type]}`)

/** A script of the site's own host might give back what it is asked with, as JSONP does. No address here answers with a script but the files of the build. */
const OWN_HOST = "MEDIUM_MAYBE script-src 'self' SCRIPT_ALLOWLIST_BYPASS"

/** Tina makes functions of texts while it runs, and its page holds a script that says when the others don't come. Only who signs in meets it. */
const OF_TINA = ["HIGH script-src 'unsafe-inline' SCRIPT_UNSAFE_INLINE", "MEDIUM_MAYBE script-src 'unsafe-eval' SCRIPT_UNSAFE_EVAL"]

const HASH = 'uaJnBRnT+IkjMU6L0JtZjzijOiBcReOGTXmyYNUJbd8='

test('Google’s evaluator finds nothing grave in the policy of the pages, and nothing in that of other files', () => {
  expect(rated(pagePolicy([HASH], HASH))).toEqual([OWN_HOST])
  expect(rated(PASSIVE_POLICY)).toEqual([])
})

test.each([false, true])('in the policy of the desk it finds what Tina needs, and nothing else (TinaCloud: %s)', (isCloud) => {
  expect(rated(adminPolicy(isCloud)).sort()).toEqual([...OF_TINA, OWN_HOST].sort())
})
