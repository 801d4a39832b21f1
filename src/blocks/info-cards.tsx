import { EmailLines, HoursLines, PhoneLines } from '../components/clinic/ways-to-reach.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'

const ICONS: Record<string, IconName> = { phones: 'phone', emails: 'mail', locations: 'pin', hours: 'clock' }

/** Four short facts in a ruled row. */
export function InfoCards({ block }: { block: Block<'InfoCards'> }) {
  return (
    <section className="wrap" aria-labelledby="ways">
      <Text of={block} field="heading" as="h2" className="vh" id="ways" />
      <div className="infos">
        {each(block.infos, (info) => (
          <div>
            <Icon name={ICONS[info.shows] ?? 'info'} />
            <Text of={info} field="title" as="h3" className="h4" />
            {info.shows === 'phones' && <PhoneLines />}
            {info.shows === 'emails' && <EmailLines />}
            {info.shows === 'hours' && !info.text && <HoursLines />}
            <Text of={info} field="text" as="p" className="small num lines" />
          </div>
        ))}
      </div>
    </section>
  )
}
