import { BlocksField, useCMS } from 'tinacms'
import { isHeldIn, useStanding } from '../../../src/admin/standing'
import type { Cms, Form } from '../saving/form'
import { Picker } from './picker'
import { Row } from './row'
import { firstTextOf, type Kinds, type Section } from './section'
import { useWanted, wantSection } from './wanted'
import { word } from './words'

type Field = { name: string; label: string; templates: Kinds; visualSelector?: boolean; min?: number; max?: number }
type Props = { field: Field; input: { value?: Section[] | '' }; form: Form['finalForm']; tinaForm: Form }

const TinaList = BlocksField as unknown as (props: Props) => React.ReactNode

/** No length at all, to Tina: it leaves out its own way to add, and keeps dragging and deleting. */
const LENGTH = { min: -1, max: -1 }

/** The list of sections: Tina's own, with actions on each row and a picker that shows what there is to choose from. */
export function Sections(props: Props) {
  const { field, form, tinaForm, input } = props
  const cms = useCMS() as unknown as Cms
  const isHeld = isHeldIn('en', useStanding())
  const wanted = useWanted(tinaForm.id, field.name)
  const pick = (index: number) => wantSection({ form: tinaForm.id, list: field.name, index })
  const sections = input.value || []
  const templates = Object.fromEntries(
    Object.entries(field.templates).map(([name, kind]) => {
      const itemProps = (section: Section) => ({
        label: (
          <Row
            section={section}
            kind={kind}
            index={sections.indexOf(section)}
            count={sections.length}
            list={field.name}
            form={form}
            onAdd={pick}
            isHeld={isHeld}
          />
        ),
      })
      return [name, { ...kind, itemProps }]
    }),
  )
  const add = (name: string, index: number) => {
    const item = field.templates[name]?.defaultItem
    const section = { ...(typeof item === 'function' ? item() : structuredClone(item)), _template: name }
    form.mutators.insert(field.name, index, section)
    wantSection(undefined)
    const fieldName = [field.name, index, firstTextOf(field.templates[name])].filter((part) => part !== undefined).join('.')
    cms.dispatch({ type: 'forms:set-active-field-name', value: { formId: tinaForm.id, fieldName } })
  }
  return (
    <div className="w-full">
      <TinaList {...props} field={{ ...field, ...LENGTH, templates, visualSelector: false }} />
      {!isHeld && (
        <button
          type="button"
          className="block mx-2 mb-5 rounded bg-tina-orange-dark hover:bg-tina-orange px-4 py-2 text-sm font-medium text-white"
          onClick={() => pick(sections.length)}
        >
          {word('add')}
        </button>
      )}
      {!isHeld && wanted !== undefined && (
        <Picker
          key={wanted}
          kinds={field.templates}
          sections={sections}
          place={Math.min(wanted, sections.length)}
          onPick={add}
          onClose={() => wantSection(undefined)}
        />
      )}
    </div>
  )
}

/** Takes the place of Tina's field for lists of sections. */
export const sectionsField = { __type: 'field', name: 'blocks', Component: Sections }
