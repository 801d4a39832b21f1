/**
 * Brings a commit to the remote that several processes share, before the save counts. Throws `Overtaken` if the branch has moved
 * there meanwhile, and a sentence for the editor if the remote can't be reached. Nothing has changed then.
 */
export type Push = (commit: string) => Promise<void>

/** Runs an attempt at a save on a branch when it is this process's turn, upon the newest commit, again where it was overtaken. */
export type Deliver = <Value>(branch: string, attempt: (push?: Push) => Promise<Value>) => Promise<Value>

/** Is thrown if somebody else has pushed since the save looked: it has to be made anew, upon what they pushed. */
export class Overtaken extends Error {}
