import { Action } from '../components/links/action.tsx'
import { Plate } from '../components/pictures/plate.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** A plate beside a text, with a short list of people and the way to the team. */
export function ExpertMedicine({ block }: { block: Block<'ExpertMedicine'> }) {
  return (
    <section className="sec plaster">
      <div className="wrap expert">
        <Plate picture={block.picture} shape="r45 pt-ss bleed-s face-e" sizes="(max-width: 767px) 100vw, 45vw" />
        <div>
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" />
          <Text of={block} field="lead" as="p" className="lead mt-6" />
          {block.people && (
            <ul className="people">
              {block.people.map((person) => (
                <li key={person.name}>
                  <Text of={person} field="name" as="b" />
                  <Text of={person} field="role" className="small" />
                </li>
              ))}
            </ul>
          )}
          <div className="btns mt-9">
            {each(block.links, (link, index) => (
              <Action link={link} look={index === 0 ? 'secondary' : 'link'} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
