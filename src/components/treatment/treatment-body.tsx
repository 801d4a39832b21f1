import type { ReactNode } from 'react'
import type { Treatment } from '../../content/types.ts'
import { BookingCard } from './booking-card.tsx'

/** A treatment as one article, with a card to book beside it all the way down. */
export function TreatmentBody({ treatment, children }: { treatment: Treatment; children: ReactNode }) {
  return (
    <div className="wrap treat">
      <article className="treat-article">{children}</article>
      {treatment.treatmentInfo && <BookingCard treatment={treatment} />}
    </div>
  )
}
