import { OpenNow } from '../components/clinic/open-now.tsx'
import { Actions } from '../components/links/action.tsx'
import { LitWall } from '../components/pictures/lit-views.tsx'
import { Text } from '../components/text/text.tsx'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import { greet } from '../content/view/greeting.ts'
import type { FormName } from '../features/enquiries/rules/attempt.ts'
import { cityOf } from '../features/enquiries/rules/choices.ts'
import { NextSteps } from '../features/enquiries/view/next-steps.tsx'
import { SentFacts } from '../features/enquiries/view/sent-facts.tsx'
import { SentPhone, SentWays } from '../features/enquiries/view/sent-ways.tsx'
import { useThanks } from '../features/enquiries/view/use-thanks.ts'
import { type City, FIRST_CITY } from '../model/clinics.ts'
import { isEmpty } from '../model/json.ts'

/** Thanks for an enquiry: what was asked for, its reference, and what happens next. */
export function EnquirySent({ block }: { block: Block<'EnquirySent'> }) {
  const { title } = useSite()
  const { shown, sent, name, root } = useThanks(block.after as FormName | 'nothing')
  if (!shown) return null
  const greeting = greet(block.heading ?? '', name)
  return (
    <section className="sec" ref={root} data-city={sent?.location && cityOf(sent.location)}>
      <div className={sent ? 'wrap formg' : 'wrap thanks'}>
        <div>
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text
            of={isEmpty(greeting) ? { ...block, heading: title, _english: undefined } : { ...block, heading: greeting }}
            field="heading"
            as="h1"
            className="h1"
            ownLine
          />
          <Text of={block} field="lead" as="p" className="lead mt-6" />
          {sent && <SentFacts sent={sent} />}
          <Actions links={block.links} className="btns mt-8" />
          {sent && <SentWays sent={sent} />}
        </div>
        {sent && (
          <NextSteps block={block}>
            <SentPhone sent={sent} />
          </NextSteps>
        )}
      </div>
      <Room city={sent?.location ? cityOf(sent.location) : FIRST_CITY} />
    </section>
  )
}

/** A clinic as it is at this hour, the chosen one where one was chosen: the light on its wall, and whether somebody is there. */
function Room({ city }: { city: City }) {
  const { settings } = useSite()
  const clinic = settings.contact?.[city]
  return (
    <div className="thanks-room">
      <LitWall city={city} />
      {clinic && (
        <p className="wrap">
          <Text of={clinic} field="city" />
          <OpenNow clinic={clinic} />
        </p>
      )}
    </div>
  )
}
