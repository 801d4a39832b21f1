import type { ReactNode } from 'react'
import { TITLE } from './looks'

/** The place of a screen's content, under its title. */
export const Page = ({ title, children }: { title?: string; children: ReactNode }) => (
  <main data-screen className="mx-auto w-full max-w-5xl p-4 font-sans text-base lg:p-6">
    {title && <h1 className={`mb-4 ${TITLE}`}>{title}</h1>}
    {children}
  </main>
)
