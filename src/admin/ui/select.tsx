import type { ReactNode } from 'react'

type Props = { label: string; value: string; onChoose(value: string): void; children: ReactNode }

/** One of many, with its label before it. */
export const Select = ({ label, value, onChoose, children }: Props) => (
  <label className="flex min-w-0 max-w-xl items-center gap-2 text-sm text-gray-600">
    {label}
    <select
      className="min-w-0 flex-1 rounded border border-gray-250 bg-white px-2 py-1.5 text-sm text-gray-900"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {children}
    </select>
  </label>
)
