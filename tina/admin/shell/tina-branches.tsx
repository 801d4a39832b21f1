import { chooseBranch } from './choose-branch'
import { word } from './words'

/** Opens Tina's own list of branches, where TinaCloud keeps the content: this site's server knows none of its drafts. */
export const TinaBranches = ({ branch, isSite }: { branch: string; isSite: boolean }) => (
  <button
    type="button"
    onClick={chooseBranch}
    className="flex h-8 flex-none items-center gap-2 rounded-sm border border-[var(--color-line-strong)] bg-[var(--color-paper)] px-3 font-medium text-[var(--color-ink)]"
  >
    {isSite ? word('site') : branch}
  </button>
)
