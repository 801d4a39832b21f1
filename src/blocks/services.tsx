import { Action } from '../components/links/action.tsx'
import { Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** One line on what the clinics do each month, with a link to the booking site. */
export function Services({ block }: { block: Block<'Services'> }) {
  return (
    <section className="sec-s plaster">
      <div className="wrap urgent">
        <ServicesLine block={block} />
      </div>
    </section>
  )
}

/** That line alone: a figure with what it counts, and the link. */
export function ServicesLine({ block }: { block: Block<'Services'> }) {
  const fieldOf = useField()
  return (
    <>
      <div>
        <h2 className="h2">
          {block.figure && (
            <span className="num ltr">
              <span data-tina-field={fieldOf(block, 'figure')}>{block.figure}</span>
              {block.unit && <span data-tina-field={fieldOf(block, 'unit')}>{block.unit}</span>}
            </span>
          )}{' '}
          <Text of={block} field="heading" />
        </h2>
        <Text of={block} field="lead" as="p" className="mt-2" />
      </div>
      <div className="btns">
        {each(block.links, (link) => (
          <Action link={link} look="secondary" />
        ))}
      </div>
    </>
  )
}
