import { useCounts } from './unread'

/** The inbox in the admin's menu, with the number of new enquiries. */
export function Icon({ className }: { className?: string }) {
  const unread = useCounts()?.unread ?? 0
  return (
    <span className={`relative inline-block ${className ?? ''}`}>
      <svg viewBox="0 0 24 24" className="h-6 w-auto" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path d="M3 13l3-8h12l3 8v6H3zM3 13h5l1.5 3h5l1.5-3h5" />
      </svg>
      {unread > 0 && (
        <span className="absolute -top-2 -right-2 min-w-[20px] rounded-full bg-tina-orange-dark px-1 text-center text-xs font-bold text-white">
          {unread > 99 ? '99+' : unread}
          <span className="sr-only"> new</span>
        </span>
      )}
    </span>
  )
}
