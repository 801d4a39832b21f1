import { Actions } from '../components/links/action.tsx'
import { Film } from '../components/pictures/film.tsx'
import { BareText, Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Icon, isIcon } from '../ui/icon.tsx'

/** The film across the screen with the panel on it. */
export function Hero({ block }: { block: Block<'Hero'> }) {
  const fieldOf = useField()
  return (
    <section className="hero">
      {block.film && <Film {...block.film} field={fieldOf(block.film, 'poster')} />}
      <div className="hero-panel">
        <Text of={block} field="kicker" as="p" className="kick" />
        <Text of={block} field="heading" as="h1" className="display" ownLine />
        <Text of={block} field="lead" as="p" className="lead" />
        <Actions links={block.links} />
        {block.proof && (
          <ul className="hero-proof">
            {each(block.proof, (item) => (
              <li>
                {isIcon(item.icon) ? (
                  <>
                    <Icon name={item.icon} field={fieldOf(item, 'icon')} />
                    <Text of={item} field="text" />
                  </>
                ) : (
                  <BareText of={item} field="text" />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
