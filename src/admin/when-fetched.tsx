import { type ComponentType, forwardRef, lazy, Suspense } from 'react'
import { Problem } from './ui/notice'
import { word } from './words'

/** Stands where a part could not be fetched: the site's own server was away, or has been renewed since the desk was opened. */
const Missing = () => <Problem text={word('notFetched')} />

/** Returns a component that is fetched when it is first shown. Where that fails, it says so in its place, and all around it stays. */
export function whenFetched<Props extends object>(fetchIt: () => Promise<{ default: ComponentType<Props> }>) {
  const Fetched = lazy<ComponentType<object>>(() => fetchIt().catch(() => ({ default: Missing })) as never)
  return forwardRef<unknown, Props>((props, ref) => (
    <Suspense fallback={null}>
      <Fetched {...props} {...(ref ? { ref } : {})} />
    </Suspense>
  ))
}
