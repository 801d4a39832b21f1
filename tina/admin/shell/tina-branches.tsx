import { chooseBranch } from './choose-branch'
import { word } from './words'

const NOT_HERE = ['notDrafts', 'notCompare', 'notComments', 'notSignOff', 'notLinks', 'notPublish', 'notAtATime'] as const

/** Opens Tina's own list of branches, where TinaCloud keeps the content, and says what there is not: this site's server knows none of its drafts. */
export const TinaBranches = ({ branch, isSite }: { branch: string; isSite: boolean }) => (
  <>
    <button
      type="button"
      onClick={chooseBranch}
      className="flex h-8 flex-none items-center gap-2 rounded-sm border border-[var(--color-line-strong)] bg-[var(--color-paper)] px-3 font-medium text-[var(--color-ink)]"
    >
      {isSite ? word('site') : branch}
    </button>
    <details className="relative flex-none">
      <summary className="cursor-pointer underline underline-offset-4">{word('notHere')}</summary>
      <div className="absolute start-0 top-full z-50 mt-2 w-[26rem] max-w-[calc(100vw-1.5rem)] rounded-sm border border-[var(--color-sand)] bg-[var(--color-paper)] p-4 text-[var(--color-ink-2)] shadow-lg max-md:fixed max-md:inset-x-3 max-md:top-28 max-md:w-auto">
        <p>{word('notHereWhy')}</p>
        <ul className="mt-2 list-disc ps-5">
          {NOT_HERE.map((one) => (
            <li key={one}>{word(one)}</li>
          ))}
        </ul>
        <p className="mt-2">{word('notHereInstead')}</p>
      </div>
    </details>
  </>
)
