/** The class lists of the week and the exceptional days. */
export const SECTION = 'relative mb-6 w-full max-w-2xl whitespace-normal px-2 font-sans text-[15px] text-[var(--color-ink)]'
export const HEADING = 'scroll-mt-4 text-[19px] leading-snug'
export const HINT = 'mt-0.5 text-sm text-[var(--color-ink-3)]'
export const LIST = 'mt-3 border-t border-[var(--color-brass-500)]'
export const ROW = 'border-b border-[var(--color-sand)] py-2'
export const PARTS = 'flex flex-wrap items-center gap-x-3 gap-y-2'
export const INPUT =
  'h-10 rounded-sm border border-[var(--color-line-strong)] bg-[var(--color-paper)] px-2 text-[15px] text-[var(--color-ink)] aria-[invalid=true]:border-[var(--color-error-700)] max-[767px]:h-11'
export const CHECK = 'flex min-h-10 items-center gap-2 text-sm'
export const BOX = 'size-5 accent-[var(--color-rose-700)]'
export const LINK =
  'min-h-8 border-0 bg-transparent p-0 text-sm text-[var(--color-ink)] underline decoration-[var(--color-brass-500)] underline-offset-4 hover:text-[var(--color-rose-700)]'
export const QUIET_BUTTON =
  'h-9 rounded-sm border border-[var(--color-line-strong)] bg-[var(--color-paper)] px-3 text-sm font-medium hover:border-[var(--color-ink)] max-[767px]:h-11'
export const ERROR = 'mt-1 text-sm text-[var(--color-error-700)]'
