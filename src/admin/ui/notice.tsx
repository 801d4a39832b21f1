import type { ReactNode } from 'react'
import { word } from '../words'
import { Button } from './button'

const TONES = {
  good: 'border-green-200 bg-green-50 text-green-800',
  warn: 'border-yellow-200 bg-yellow-50 text-yellow-800',
  bad: 'border-red-200 bg-red-50 text-red-800',
}

type Props = { tone: keyof typeof TONES; role?: 'alert' | 'note' | 'status'; children: ReactNode }

/** Something that the editor should know, in a box. */
export const Notice = ({ tone, role, children }: Props) => (
  <div role={role} className={`my-3 flex flex-wrap items-center justify-between gap-3 rounded border p-3 text-sm ${TONES[tone]}`}>
    {children}
  </div>
)

/** Why something was not done or can't be shown, with the way to ask once more; nothing where there is no problem. */
export const Problem = ({ text, onAgain }: { text: string; onAgain?(): void }) =>
  text ? (
    <Notice tone="bad" role="alert">
      <p>{text}</p>
      {onAgain && <Button onClick={onAgain}>{word('loadAgain')}</Button>}
    </Notice>
  ) : null
