import PQueue from 'p-queue'
import { labelsAt } from '../../../model/field-labels.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import type { Branches } from '../../../server/content/branches/views.ts'
import { type Files, isSame } from '../../../server/content/changes.ts'
import { named } from '../../../server/content/document-names.ts'
import { type Checkout, commitOf } from '../../../server/content/git/checkout.ts'
import { type Brought, bringDraft, filesWith } from '../../../server/content/releases/bring.ts'
import { collectionOf } from '../../../server/content/schema.ts'
import { type Tree, textIn } from '../../../server/content/tree.ts'
import { toldOf } from '../../../server/http/told.ts'
import type { Told } from '../../preview/rules/preview.ts'
import type { Finding, WordedFinding } from '../../report/rules/finding.ts'
import type { Choices, DraftFile, DryRun, NewFinding } from '../rules/dry-run.ts'
import type { Missing, Unsettled } from '../rules/missing.ts'
import type { FileChange } from '../rules/release.ts'
import { type KnownDraft, shownTo } from './drafts.ts'
import { fileChange, nameOfFile } from './file-changes.ts'
import { newFindings } from './new-findings.ts'

/**
 * What dry runs are made with: the content report of files, some of them changed, what testers are told of a branch, what of a draft has
 * to be seen still, what nobody has settled, and who has seen it.
 */
export type Means = {
  branches: Branches
  report(files: Tree, changed?: Files): Promise<WordedFinding[]>
  told(branch: string): Promise<Told>
  missing?(branch: string, tip: string): Promise<Missing[]>
  unsettled?(branch: string, tip: string): Promise<Unsettled[]>
  seenBy?(branch: string, tip: string): Promise<string>
}

/** What a draft would make of the site, and what is said of it. `files` are all that change, those that follow included. */
export type PreparedRelease = { brought: Brought; files: Files; dryRun: Omit<DryRun, 'draft'> }

const KEPT_AT_MOST = 4

/** Makes dry runs, and keeps the last ones: what somebody has looked at is published without being made anew. */
export function createDryRuns({ branches, report, told, missing, unsettled, seenBy }: Means) {
  const kept = new Map<string, Promise<PreparedRelease>>()
  // A report takes half a second of work, with pauses for visitors: several at once would leave none.
  const turns = new PQueue({ concurrency: 1 })
  const reportInTurn: Means['report'] = (files, changed) => turns.add(() => report(files, changed))
  let site: { revision: number; findings: Promise<WordedFinding[]> } | undefined

  function findingsNow(): Promise<WordedFinding[]> {
    const { revision } = branches.main
    if (site?.revision === revision) return site.findings
    const findings = reportInTurn(branches.main.files())
    site = { revision, findings }
    findings.catch(() => {
      site = undefined
    })
    return findings
  }

  async function make(checkout: Checkout, { branch }: KnownDraft, tip: string, choices: Choices): Promise<PreparedRelease> {
    const { main } = branches
    const brought = await bringDraft(branches, checkout, branch, tip, choices)
    const { isWhole, refused, all } = await filesWith(main.files(), brought, branch).then(
      (whole) => ({ all: whole, isWhole: true, refused: undefined }),
      (error: Error) => ({ all: brought.files, isWhole: false, refused: toldOf(error, 'Drafts') }),
    )
    const tree = main.files()
    const before = await tree.readAll(all.keys())
    const changes = [...all].flatMap(([path, text]) => {
      const old = before.get(path) ?? null
      return isSame(old, text) ? [] : [fileChange(path, old, text)]
    })
    const [old, after, about] = await Promise.all([findingsNow(), isWhole ? reportInTurn(tree, all) : [], told(branch)])
    const questions = await Promise.all(
      brought.questions.map(async ({ site: there, brought: here, ...question }) => ({
        ...question,
        title: named(question.path, await textIn(tree, question.path)).title,
        ...(there !== undefined && { site: there }),
        ...(here !== undefined && { brought: here }),
      })),
    )
    return {
      brought,
      files: all,
      dryRun: {
        tip,
        files: changes.map((change) => placed(change, about)),
        meanwhile: await Promise.all(brought.meanwhile.map((path) => nameOfFile(tree, path))),
        questions,
        findings: await withPlaces(newFindings(old, after, brought.renames, new Set(changes.map(({ path }) => path))), all, tree),
        ...(refused && { refused }),
        needsDeployment: about.needsDeployment,
        leftOut: brought.leftOut,
      },
    }
  }

  const reported = new WeakMap<Tree, Promise<WordedFinding[]>>()
  const findingsUpon = (files: Tree) => {
    const findings = reported.get(files) ?? reportInTurn(files)
    reported.set(files, findings)
    findings.catch(() => reported.delete(files))
    return findings
  }

  return {
    /**
     * Returns the errors of the report that a draft would bring upon other files than those of the site of now; undefined where it can't
     * be joined with them.
     */
    async errorsUpon(
      files: Tree,
      checkout: Checkout,
      { branch }: KnownDraft,
      tip: string,
      choices: Choices,
    ): Promise<NewFinding[] | undefined> {
      const brought = await bringDraft({ main: { files: () => files } }, checkout, branch, tip, choices)
      const all = await filesWith(files, brought, branch).catch((error: Error) => void toldOf(error, 'Drafts'))
      if (!all) return undefined
      const [old, after] = await Promise.all([findingsUpon(files), reportInTurn(files, all)])
      const found = newFindings(old, after, brought.renames, new Set(all.keys())).filter(({ level }) => level === 'error')
      return withPlaces(found, all, files)
    },
    /** Returns what publishing a draft would do, upon the site as it is. */
    async of(checkout: Checkout, draft: KnownDraft, tip: string, choices: Choices): Promise<PreparedRelease> {
      // The store finds by itself what git has done to the site's branch.
      await branches.main.change(async () => [])
      const at = `${draft.branch} ${tip} ${branches.main.revision} ${await commitOf(checkout.dir, checkout.ref)} ${JSON.stringify(choices)}`
      const found = kept.get(at) ?? make(checkout, draft, tip, choices)
      kept.set(at, found)
      found.catch(() => kept.delete(at))
      for (const key of [...kept.keys()].slice(0, -KEPT_AT_MOST)) kept.delete(key)
      const { dryRun, ...prepared } = await found
      // Ticks and comments change nothing in git.
      const [lacks, open] = await Promise.all([missing?.(draft.branch, tip), unsettled?.(draft.branch, tip)])
      return { ...prepared, dryRun: { ...dryRun, missing: lacks ?? [], ...(open && { unsettled: open }) } }
    },
    /** Names those who have seen what of a draft goes out. */
    seenBy: async ({ branch }: KnownDraft, tip: string): Promise<string | undefined> => seenBy?.(branch, tip),
    shown: (draft: KnownDraft, { dryRun }: PreparedRelease, email: string): DryRun => ({ draft: shownTo(email, draft), ...dryRun }),
  }
}

/** Says of findings where they stand, in files of which some are changed. */
const withPlaces = (found: ReturnType<typeof newFindings>, changed: Files, tree: Tree): Promise<NewFinding[]> =>
  Promise.all(
    found.map(async (finding) => {
      const text = changed.has(finding.document) ? changed.get(finding.document) : await textIn(tree, finding.document)
      return { ...finding, ...whereIs(finding, typeof text === 'string' ? text : null) }
    }),
  )

/** Returns what a finding's document is called, and where its field stands in the words of the form. */
function whereIs({ document, field }: Finding, text: string | null): Pick<NewFinding, 'title' | 'where'> {
  const [kind, json] = [collectionOf(document), parseJson(text ?? '')]
  return { title: named(document, text).title, where: kind && isObject(json) ? labelsAt(kind.fields, json, field) : [] }
}

/** Adds where visitors see a file. */
function placed(change: FileChange, { documents, pictures, pageTitles }: Told): DraftFile {
  const document = documents.find(({ path }) => path === change.path)
  const shownAt = (document ?? pictures.find(({ file }) => `public/media/${file}` === change.path))?.shownAt ?? []
  return {
    ...change,
    ...(document?.href && { href: document.href }),
    shownAt: shownAt.flatMap((href) => {
      const title = pageTitles[href]
      return title ? [{ href, title }] : []
    }),
  }
}
