import { word } from '../words/palette'
import { GROUP } from './looks'
import { OptionLine } from './option-line'
import type { OptionGroup, PaletteOption } from './options'

/** The name of a line for the field that says which is chosen. */
export const optionId = ({ key }: PaletteOption) => `found-${key.replace(/\s/g, '_')}`

type Props = {
  groups: OptionGroup[]
  chosen: PaletteOption | undefined
  onPoint(option: PaletteOption): void
  onChoose(option: PaletteOption, beside: boolean): void
}

/** The lines of the palette under their headings. */
export const OptionList = ({ groups, chosen, onPoint, onChoose }: Props) => (
  <div role="listbox" tabIndex={-1} id="found" aria-label={word('found')}>
    {groups.map(({ name, options }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand in a listbox.
      <div key={name} role="group" aria-label={name}>
        <p className={GROUP} aria-hidden="true">
          {name}
        </p>
        {options.map((option) => (
          <OptionLine
            key={option.key}
            id={optionId(option)}
            option={option}
            isChosen={option === chosen}
            onPoint={() => onPoint(option)}
            onChoose={(beside) => onChoose(option, beside)}
          />
        ))}
      </div>
    ))}
  </div>
)
