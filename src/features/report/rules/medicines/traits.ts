/** A number of days, and one of months, in each language: `'3–5 days'`, `'3 إلى 5 أيام'` */
const DAYS = /\d\s*(?:days?\b|天|日|أيام|يوم)/iu
const MONTHS = /\d\s*(?:months?\b|个月|個月|أشهر|شهر)/iu

const NERVES = /\b(?:nerve|neuromuscular|myasthenia)|神经|神經|肌无力|肌無力|أعصاب|الوهن العضلي/iu
const ANTIBIOTICS = /antibiotic|aminoglycoside|抗生素|مضادات? حيوية|المضادات الحيوية/iu

/**
 * Returns a sentence for editors where a text gives away botulinum toxin by its traits; no other treatment of lines has them:
 * `'Noticed after 3–5 days, lasts 3–4 months.'` => 'This says how soon …'
 */
export function traitIn(text: string): string | undefined {
  if (DAYS.test(text) && MONTHS.test(text))
    return 'This says how soon it works and how long it lasts, which points at a prescription-only medicine.'
  if (NERVES.test(text) && ANTIBIOTICS.test(text))
    return 'This list of illnesses and antibiotics points at a prescription-only medicine, although nothing names it.'
  return undefined
}
