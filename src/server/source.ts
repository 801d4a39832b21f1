import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { createBranches } from './content/branches/branches.ts'
import { type Branches, MAIN, type Views } from './content/branches/views.ts'
import { isDocument } from './content/changes.ts'
import { keptIn } from './content/cloud/kept-snapshot.ts'
import { askCloud, type Cloud, cloudAddress } from './content/cloud/request.ts'
import { openCloud } from './content/cloud/store.ts'
import { cloudViews } from './content/cloud/views.ts'
import { createAlone } from './content/git/alone.ts'
import { openContent } from './content/open-content.ts'
import { lockFolder } from './content/place/lock-folder.ts'
import { takeAway } from './content/remote/pass.ts'
import { branchOf, type Sync, startSync } from './content/remote/sync.ts'
import { type Several, saveTogether, type Together } from './content/remote/together.ts'
import type { Deliver } from './content/save/push.ts'
import type { SavedHere } from './content/store.ts'
import type { ServerSettings } from './settings.ts'
import { secretFile } from './stores/files/secret-file.ts'

/** The content as it was opened: from a folder that is edited here, perhaps with a git remote, or from TinaCloud. */
export type ContentSource = {
  /** The content by branch. With TinaCloud it can only be looked at. */
  branches: Branches | Views
  remote?: Sync & { webhookSecret: string }
  /** Brings the content to what other processes have saved; absent where there is one process. */
  newest?: (() => Promise<void>) | undefined
  cloud?: { webhookSecret: string; wake(): void }
  /** Sentences that are printed for the operator at the start. */
  notes: string[]
  stop(): Promise<void>
}

/**
 * Opens the content; throws a sentence for the operator where there is none. `tell` is told of each save that is made here. With
 * `several` and a remote, any process may save.
 */
export const openSource = (
  settings: ServerSettings,
  tell: (save: SavedHere) => void = () => {},
  several?: Several,
): Promise<ContentSource> => (settings.cloud ? fromCloud(settings.cloud, settings.dataDir) : fromFolder(settings, tell, several))

/** Returns the folder of CONTENT_DIR without links; throws a sentence for the operator where it holds no content. */
async function contentFolder(dir: string): Promise<string> {
  const refuse = (why: string): never => {
    throw new Error(
      `CONTENT_DIR ${why} (it is "${dir}"). It must be the folder that holds content/, with documents such as content/page/home.json.`,
    )
  }
  const root = await realpath(dir).catch(({ code }: NodeJS.ErrnoException) =>
    refuse(code === 'ENOENT' ? 'is not there' : `can't be opened: ${code}`),
  )
  const names = await readdir(join(root, 'content'), { recursive: true }).catch(({ code }: NodeJS.ErrnoException) =>
    refuse(code === 'ENOENT' ? 'has no folder content/' : `can't be read: ${code}`),
  )
  return names.some((name) => isDocument(`content/${name}`)) ? root : refuse('has no document in content/')
}

async function fromFolder(
  { contentDir, dataDir, remote }: ServerSettings,
  tell: (save: SavedHere) => void,
  several: Several | undefined,
): Promise<ContentSource> {
  const folder = await contentFolder(contentDir)
  let sync: Sync | undefined
  let together: Together | undefined
  const saved = (save: SavedHere) => {
    if (!together) sync?.wake()
    tell(save)
  }
  // Nobody saves before all of it is there.
  const deliver: Deliver = (branch, attempt) => (together ? together.deliver(branch, attempt) : attempt())
  const gone = async (branch: string) => (together ? together.gone(branch) : takeAway(branchOf({ main }), remote?.name ?? '', branch))
  const shared = remote && several ? { deliver, made: async (branch: string) => together?.made(branch), gone } : undefined
  const locks = several && (await lockFolder(contentDir))
  const main = await openContent(folder, {
    ...(locks !== undefined && { alone: createAlone(locks) }),
    saved: (save) => saved({ branch: MAIN, ...save }),
    ...(shared && { remote: remote?.name, deliver }),
  })
  const branches = createBranches(main, saved, shared ?? (remote && { gone }))
  if (remote && several) together = saveTogether(branches, branchOf(branches), remote.name, several, () => sync?.wake())
  sync = remote && (await startSync(branches, remote.name, remote.seconds * 1000, together?.alone))
  if (together) several?.onMoved(() => sync?.wake())
  const wakeAll = () => {
    sync?.wake()
    several?.tellMoved()
  }
  const webhook = remote && (await webhookSecret(dataDir, 'CONTENT_WEBHOOK_SECRET', remote.webhookSecret))
  return {
    branches,
    newest: together?.newest,
    remote: sync && webhook && { ...sync, ...(shared && { wake: wakeAll }), webhookSecret: webhook.secret },
    notes: [
      ...(branches.main.checkout || main.locked ? [] : ['Content is in no git repository: saves work, but there is no history.']),
      ...(remote && !several ? [`Saves are pushed to the git remote ${remote.name}.`] : []),
      ...(remote && several ? [`Saves are pushed to the git remote ${remote.name} before they count: any process may save.`] : []),
      ...(webhook ? [`Webhook of the git host: POST /api/content/webhook, secret: ${webhook.told}`] : []),
    ],
    async stop() {
      await sync?.stop()
      branches.close()
    },
  }
}

async function fromCloud(cloud: Cloud, dataDir: string): Promise<ContentSource> {
  const address = await cloudAddress(cloud)
  const store = await openCloud(askCloud(address, cloud), keptIn(dataDir, address), cloud.seconds * 1000)
  const { secret, told } = await webhookSecret(dataDir, 'TINA_WEBHOOK_SECRET', cloud.webhookSecret)
  return {
    branches: cloudViews(store, cloud.branch),
    cloud: { webhookSecret: secret, wake: store.wake },
    notes: [`Content comes from TinaCloud, branch ${cloud.branch}. Webhook: POST /api/tina/webhook, Authorization: Bearer ${told}`],
    stop: store.stop,
  }
}

/** Returns the secret of a webhook: `given` by the setting, or made once and kept in `dataDir`. `told` says where the operator finds it. */
async function webhookSecret(dataDir: string, setting: string, given: string | undefined) {
  return given
    ? { secret: given, told: setting }
    : { secret: await secretFile(dataDir, 'webhook-secret'), told: 'what is in DATA_DIR/webhook-secret' }
}
