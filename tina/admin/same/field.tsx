import { useEffect, useRef, useState } from 'react'
import { textFieldClasses, wrapFieldsWithMeta } from 'tinacms'
import { Button } from '../../../src/admin/ui/button'
import { boundTo, referenceTo } from '../../../src/model/same/bindings.ts'
import { type FinalForm, useValues } from '../translations/values'
import { bind, unbind } from './bind'
import { placesFor } from './options'
import { PlacePicker } from './picker'
import { usePlaces } from './places'
import { Said, ShownIn } from './said'
import { word } from './words'

type Props = {
  input: { name: string; value: unknown; onChange(value: unknown): void; onFocus(): void; onBlur(): void }
  field: { experimental_focusIntent?: boolean }
  form: FinalForm
  tinaForm: { id: string }
}

/** A text that may say the same as one elsewhere: its box, or whose words it says; and the places that say its own. */
function Shared({ input, field, form, tinaForm: { id: path }, isLong }: Props & { isLong: boolean }) {
  const places = usePlaces()
  const to = boundTo(useValues(form), input.name)
  const [isChoosing, setChoosing] = useState(false)
  const box = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const wantsFocus = field.experimental_focusIntent === true
  useEffect(() => {
    if (wantsFocus) box.current?.focus({ preventScroll: true })
  }, [wantsFocus])
  const text = typeof input.value === 'string' ? input.value : ''
  const reference = referenceTo({ path, field: input.name })
  const source = places?.find((place) => place.reference === to)
  const choose = (chosen: string) => {
    setChoosing(false)
    const place = places?.find((one) => one.reference === chosen)
    if (place) bind(form, input.name, place)
  }
  const Box = isLong ? 'textarea' : 'input'
  return (
    <>
      <Box
        ref={box}
        {...input}
        id={input.name}
        value={text}
        readOnly={to !== undefined}
        onChange={({ target }) => input.onChange(target.value)}
        className={`${textFieldClasses} read-only:!border-dashed read-only:!bg-[var(--color-plaster)] ${isLong ? '[field-sizing:content]' : ''}`}
      />
      {to !== undefined && places && <Said place={source} isHere={source?.path === path} onOwn={() => unbind(form, input.name)} />}
      {to === undefined && places && !isChoosing && (
        <p className="mt-1.5 text-xs">
          <Button look="link" onClick={() => setChoosing(true)}>
            {word('bind')}
          </Button>
        </p>
      )}
      {to === undefined && places && isChoosing && (
        <PlacePicker
          optionsFor={(typed) => placesFor(typed, places, { reference, path, text })}
          onChoose={choose}
          onLeave={() => setChoosing(false)}
        />
      )}
      <ShownIn places={places?.filter((place) => place.to === reference) ?? []} />
    </>
  )
}

/** The field of a text of one line that may stand in several places. */
export const SharedField = wrapFieldsWithMeta((props: Props) => <Shared {...props} isLong={false} />)

/** The field of a text of several lines that may stand in several places. */
export const SharedParagraph = wrapFieldsWithMeta((props: Props) => <Shared {...props} isLong />)
