import { ask } from '../../../src/admin/ask-server'
import { type LinkedSections, SECTIONS } from '../../../src/features/links/rules/sections.ts'
import { branchOf, type Cms } from '../saving/form'
import { readDocuments } from '../start/documents'
import { type LinkTarget, saidOf } from './options'

const MS_FRESH = 15_000

let known: LinkTarget[] | undefined
let branch: string | undefined
let asked = 0
const listeners = new Set<() => void>()

/** Asks for all pages and treatments, where that was not done just now. */
export async function refreshTargets(cms: Cms): Promise<void> {
  const open = branchOf(cms)
  if (open === branch && Date.now() - asked < MS_FRESH) return
  if (open !== branch) known = undefined
  branch = open
  asked = Date.now()
  try {
    const [{ pages, treatments }, sections] = await Promise.all([readDocuments(cms), readSections(open)])
    known = [...pages, ...treatments].map((target) => ({ ...target, sections: sections[target.path] ?? [] }))
  } catch {
    asked = 0
  }
  for (const tell of listeners) tell()
}

/** Asks for the sections of all pages; where they can't be had, links lead to pages alone. */
const readSections = (branch: string) => ask<LinkedSections>(SECTIONS, { branch, unasked: true }).catch((): LinkedSections => ({}))

export const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Returns every page and treatment that a link can lead to; undefined until they are there. */
export const targetsNow = () => known

/** Returns the name of the page that a link leads to, where the names are there; any other text stays as it is. */
export const nameOfLink = (text: string) => (text.startsWith('xref:') && known ? saidOf(text, known).name : text)
