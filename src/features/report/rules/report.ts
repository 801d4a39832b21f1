import { setImmediate } from 'node:timers/promises'
import { absolutes } from './checks/absolutes.ts'
import { alternativeTexts } from './checks/alternative-texts.ts'
import { bound } from './checks/bound.ts'
import { clinical } from './checks/clinical.ts'
import { contactDetails } from './checks/contact-details.ts'
import { contradictions } from './checks/contradictions.ts'
import { dashes } from './checks/dashes.ts'
import { emptyLists } from './checks/empty-lists.ts'
import { examples } from './checks/examples.ts'
import { expiringOffers } from './checks/expiring-offers.ts'
import { explainedPrices } from './checks/explained-prices.ts'
import { form } from './checks/form.ts'
import { invisible } from './checks/invisible.ts'
import { links } from './checks/links.ts'
import { medicineOffers } from './checks/medicine-offers.ts'
import { medicineTraits } from './checks/medicine-traits.ts'
import { medicines } from './checks/medicines.ts'
import { missingTranslations } from './checks/missing-translations.ts'
import { moved } from './checks/moved.ts'
import { oneAddress } from './checks/one-address.ts'
import { pictureFiles } from './checks/picture-files.ts'
import { prices } from './checks/prices.ts'
import { references } from './checks/references.ts'
import { repeatedHeadings } from './checks/repeated-headings.ts'
import { required } from './checks/required.ts'
import { script } from './checks/script.ts'
import { search } from './checks/search.ts'
import { staleTranslations } from './checks/stale-translations.ts'
import { translationShape } from './checks/translation-shape.ts'
import { turns } from './checks/turns.ts'
import { type Finding, KINDS, type WordedFinding } from './finding.ts'
import type { Check, CheckedContent } from './site.ts'
import { withWords } from './words-of.ts'

/** Every check of the content; a new one is a file in `checks/` and a line here. */
const CHECKS: Check[] = [
  form,
  invisible,
  required,
  examples,
  emptyLists,
  links,
  moved,
  contactDetails,
  oneAddress,
  references,
  bound,
  alternativeTexts,
  pictureFiles,
  medicines,
  medicineOffers,
  medicineTraits,
  contradictions,
  prices,
  explainedPrices,
  clinical,
  absolutes,
  expiringOffers,
  repeatedHeadings,
  turns,
  dashes,
  search,
  staleTranslations,
  missingTranslations,
  translationShape,
  script,
]

const ORDER = Object.keys(KINDS)

/** All that is wrong with a site, by kind, errors first. Between two checks a server answers its visitors. */
export async function reportOf(site: CheckedContent): Promise<WordedFinding[]> {
  const rank = ({ kind, level }: Finding) => ORDER.indexOf(kind) * 2 + (level === 'error' ? 0 : 1)
  const documents = new Map(site.documents.map((document) => [document.path, document]))
  const findings: WordedFinding[] = []
  for (const check of CHECKS) {
    findings.push(...check(site).map((finding) => withWords(finding, documents.get(finding.document))))
    await setImmediate()
  }
  return findings.sort((a, b) => rank(a) - rank(b))
}
