/** A document as editors know it: `{ path: 'content/page/home.json', collection: 'Pages', title: 'Home' }` */
export type NamedDocument = { path: string; collection: string; title: string }

/** A document whose file can't be read as it stands: the reason, and what is shown in its place. */
export type Damage = { path: string; message: string; shown: 'earlier' | 'rest' | 'nothing' }

/** A branch, and the files that both sides changed, so that somebody has to decide; none where the histories have nothing in common. */
export type Diverged = { branch: string; files: string[] }

/** A branch, and the number of its commits that were withdrawn on the remote by force. */
export type Withdrawn = { branch: string; commits: number }

/** A decision about a file of which there are two texts: to keep that of this site, or that of the remote. */
export type Decision = { branch: string; path: string; keep: 'here' | 'there' }

/** The state of the git remote. All times are in ISO form. */
export type RemoteState = {
  remote: string
  /** The time when the remote last answered. */
  reachedAt?: string
  /** The reason why the last attempt failed, for editors. The log has git's words. */
  problem?: string
  /** The number of commits of the site's own branch that the remote does not have yet, and the time of the oldest. */
  waiting?: { commits: number; since: string }
  diverged: Diverged[]
  /** The commits that were withdrawn since the start, the last twenty times, and when that was noticed. */
  withdrawn: (Withdrawn & { at: string })[]
}

/** A backup that is missing: the hours since the last one, or none if there was never one. */
export type LateBackup = { hours?: number }

/** The state of the content: whether there is a history, which documents can't be read, and how the git remote is. */
export type ContentState = {
  history: boolean
  /** True while git doesn't work in the folder of the content, so that every save is refused. */
  locked?: boolean
  /** What is wrong with the disks, in sentences. */
  troubles?: string[]
  /** True if the folder of the content shows another git branch than the site does. Edits on the disk are not followed then. */
  folderElsewhere: boolean
  damaged: (Damage & NamedDocument)[]
  remote?: RemoteState
  /** Is there if the server makes backups, and the last one is older than it should be. */
  lateBackup?: LateBackup
}
