import { initialsOf } from '../rules/initials.ts'
import type { Other } from '../rules/presence.ts'
import { useKnown } from './known'
import { alsoOpen, quoted, word } from './words'

const SHOWN_AT_MOST = 3

type Props = {
  /** What is open here, the page first. */
  paths: string[]
  titleOf(path: string): string
}

/** Returns the first of some documents that others have open as well, and who they are. */
export function sharedOf(paths: string[], others: Record<string, Other[]>) {
  const path = paths.find((one) => (others[one] ?? []).length > 0)
  return path === undefined ? undefined : { path, people: others[path] ?? [] }
}

/** Who else has this page open, by their letters and in a sentence; on a phone the sentence is for screen readers. */
export function OthersHere({ paths, titleOf }: Props) {
  const shared = sharedOf(paths, useKnown().others)
  const what = shared && shared.path !== paths[0] ? quoted(titleOf(shared.path)) : word('thisPage')
  return (
    <p role="status" className="ms-auto flex flex-none items-center gap-2 text-[var(--color-ink-2)] empty:hidden">
      {shared && (
        <>
          <span aria-hidden="true" className="flex">
            {shared.people.slice(0, SHOWN_AT_MOST).map(({ name }, at) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing else is known of them.
                key={at}
                title={name}
                className="grid h-7 min-w-7 place-items-center rounded-full border-2 border-[var(--color-plaster)] bg-[var(--color-thistle-700)] px-1 text-xs font-medium text-[var(--color-ivory)] [&+&]:-ms-2"
              >
                {initialsOf(name)}
              </span>
            ))}
          </span>
          <span dir="auto" className="max-lg:sr-only">
            {alsoOpen(shared.people, what)}
          </span>
        </>
      )}
    </p>
  )
}
