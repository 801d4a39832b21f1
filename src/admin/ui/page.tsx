import type { ReactNode } from 'react'
import { TITLE } from './looks'

/** The place of a screen's content. Its title is not shown twice where the window is narrow and Tina shows the name of the screen above it. */
export const Page = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div data-screen className="mx-auto w-full max-w-5xl p-4 font-sans text-base lg:p-6">
    {title && <h1 className={`sr-only xl:not-sr-only xl:mb-4 ${TITLE}`}>{title}</h1>}
    {children}
  </div>
)
