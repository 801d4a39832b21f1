/** The drafts; `POST` begins one. */
export const DRAFTS = '/api/drafts'
/** Tells of the draft of a branch, `?branch=…`, whether it is gone: `null` while it is there. */
export const STANDING = '/api/drafts/standing'
/** A draft that is gone: its branch, its name as far as it is known, when it was deleted, in ISO form, and by whom. */
export type GoneDraft = { branch: string; name: string; at?: string; by?: string }

/** The most characters that the name of a draft has. */
export const LONGEST_NAME = 80

/**
 * A draft, by the name that people gave it; that of its branch where a developer made it. `state`: `open` while it holds what the site
 * has not, `public` once the site has all of it, `empty` while nothing was written. Dates are in ISO form.
 */
export type Draft = {
  branch: string
  name: string
  begun?: { by: string; at: string }
  newest: { by: string; at: string }
  /** The number of documents and pictures that it changes. */
  files: number
  state: 'open' | 'public' | 'empty'
  /** Its newest release, unless that was taken back. */
  release?: string
  /** True where whoever asks has begun it. */
  isOwn: boolean
}

/** A draft that was deleted; `ref` names it. */
export type DeletedDraft = { ref: string; name: string; at: string }

/** A draft that can't be opened, because git lacks parts of it. */
export type BrokenDraft = { branch: string; name: string }

/** All drafts, the one that was worked on last first, and those that can't be opened; `none` says why there can be none. */
export type Drafts = { drafts: Draft[]; broken?: BrokenDraft[]; deleted: DeletedDraft[]; none?: string }

/** Asks for a new draft. */
export type NewDraft = { name: string }
