import type { ReactNode } from 'react'

const TONES = {
  strong: 'bg-blue-700 text-white',
  good: 'bg-green-100 text-green-900',
  warn: 'bg-yellow-100 text-yellow-900',
  bad: 'bg-red-100 text-red-900',
  quiet: 'bg-gray-150 text-gray-800',
}
export type Tone = keyof typeof TONES

/** The state of a thing, in a word or a number. */
export const Badge = ({ tone, title, children }: { tone: Tone; title?: string; children: ReactNode }) => (
  <span title={title} className={`rounded-full px-2.5 py-0.5 text-xs font-bold ${TONES[tone]}`}>
    {children}
  </span>
)
