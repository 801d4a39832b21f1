import { word } from './words'

/** The button of Tina that opens its list of branches. The look hides it, and this one stands in its place. */
const BRANCHES = '.p-2.flex-grow-0 .overflow-hidden button:last-of-type'

/** Opens Tina's own list of branches, where TinaCloud keeps the content: this site's server knows none of its drafts. */
export const TinaBranches = ({ branch, isSite }: { branch: string; isSite: boolean }) => (
  <button
    type="button"
    onClick={() => document.querySelector<HTMLButtonElement>(BRANCHES)?.click()}
    className="flex h-8 flex-none items-center gap-2 rounded-sm border border-[var(--color-line-strong)] bg-[var(--color-paper)] px-3 font-medium text-[var(--color-ink)]"
  >
    {isSite ? word('site') : branch}
  </button>
)
