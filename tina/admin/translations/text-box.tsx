import { type ComponentProps, useEffect, useRef } from 'react'
import { textFieldClasses } from 'tinacms'
import { directionOf, type Locale } from '../../../src/model/languages.ts'

type Props = ComponentProps<'textarea'> & { locale: Locale; oneLine?: boolean; wantsFocus?: boolean }

/** A box for a text of one language that grows with it. A text of one line takes no line breaks. */
export function TextBox({ locale, oneLine, wantsFocus, ...input }: Props) {
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!wantsFocus || !ref.current) return
    ref.current.focus({ preventScroll: true })
    ref.current.scrollIntoView({ block: 'center' })
  }, [wantsFocus])
  return (
    <textarea
      ref={ref}
      lang={locale}
      dir={directionOf(locale)}
      rows={oneLine ? 1 : 2}
      onKeyDown={(event) => oneLine && event.key === 'Enter' && !event.nativeEvent.isComposing && event.preventDefault()}
      {...input}
      className={`${textFieldClasses} resize-none text-start [field-sizing:content]`}
    />
  )
}
