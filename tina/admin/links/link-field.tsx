import { wrapFieldsWithMeta } from 'tinacms'
import { fileNameOf } from '../../../src/model/address.ts'
import { documentLinkOf, linkToDocument } from '../../../src/model/links.ts'
import type { LinkTarget } from './options'
import { LinkPicker } from './picker'

type Props = {
  input: { name: string; value?: unknown; onChange(value: unknown): void }
  field: { required?: boolean; experimental_focusIntent?: boolean }
}

/** The field of a schema that holds a link. */
export const LinkField = wrapFieldsWithMeta(({ input, field }: Props) => (
  <LinkPicker
    id={input.name}
    link={typeof input.value === 'string' ? input.value : ''}
    onChoose={input.onChange}
    required={field.required}
    wantsFocus={field.experimental_focusIntent}
  />
))

const TREATMENTS = 'content/treatment/'
const isTreatment = ({ path }: LinkTarget) => path.startsWith(TREATMENTS)

/** The field of a schema that holds the name of a treatment's file. */
export const TreatmentField = wrapFieldsWithMeta(({ input, field }: Props) => (
  <LinkPicker
    id={input.name}
    link={typeof input.value === 'string' && input.value !== '' ? linkToDocument(`${TREATMENTS}${input.value}.json`) : ''}
    onChoose={(link) => input.onChange(fileNameOf(documentLinkOf(link)?.path ?? '') ?? '')}
    among={isTreatment}
    wantsFocus={field.experimental_focusIntent}
  />
))
