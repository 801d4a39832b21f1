import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** A row of the mobile menu that unfolds; opening one folds up the others. */
export function MenuFold({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details name="mobile-menu">
      <summary className="top">
        {label}
        <Icon name="down" />
      </summary>
      <div className="sub">{children}</div>
    </details>
  )
}
