import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

const Live = lazy(() => import('./live.tsx'))

/** Inside the admin's frame, and only there, the page asks for its raw documents and follows the editor's typing. */
export function EditingBoundary({ children }: { children: ReactNode }) {
  const [framed, setFramed] = useState(false)
  useEffect(() => setFramed(window.parent !== window), [])
  if (!framed) return children
  return (
    <Suspense fallback={children}>
      <Live>{children}</Live>
    </Suspense>
  )
}
