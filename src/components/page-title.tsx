import type { Fallback, Link } from '../content/types.ts'
import { Actions } from './action.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { Text } from './text.tsx'

type Titled = Fallback & { kicker?: string; heading: string; lead?: string; links?: Link[] }

/** The top of a page without a picture: breadcrumb, a large heading, the lead beside it. */
export function PageTitle({ of }: { of: Titled }) {
  return (
    <section className="wrap pt-5 pb-(--space-block)">
      <Breadcrumb />
      <div className="sec-h mt-6 mb-0">
        <div>
          <Text of={of} field="kicker" as="p" className="kick" />
          <Text of={of} field="heading" as="h1" className="display" ownLine />
        </div>
        <div>
          <Text of={of} field="lead" as="p" className="lead" />
          <Actions links={of.links} className="btns mt-7" />
        </div>
      </div>
    </section>
  )
}
