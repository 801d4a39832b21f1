import fc from 'fast-check'
import { KINDS } from './edits.ts'

const HOUSE = [
  'a clinic',
  'Medicine always',
  '肌肤',
  'العيادة',
  '£9,999',
  'one|two',
  '<b>bold & "quoted"</b>',
  '[link](/nowhere)',
  '{name}',
  '100%',
  '\n',
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...HOUSE), { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
  fc.string({ maxLength: 80 }),
)
const address = fc.constantFrom(
  '/',
  '/about',
  '/nowhere',
  '/procedures/body/nowhere',
  '#top',
  'https://other.example/',
  'mailto:a@b.example',
  'tel:+4420',
  '/ar/about',
  '/media/gone.webp',
  'xref:/page/about',
  'xref:/treatment/nowhere#a',
)
const number = fc.noBias(fc.nat())
const at = fc.tuple(number, number, number)
const file = fc.stringMatching(/^[a-z][a-z0-9]{2,8}$/)

/** `at` are numbers that choose among what is there at that moment. */
const asked = { at, text, address, file, price: fc.noBias(fc.nat(2000)) }

/** Everything that one edit may ask for. */
export const draw = fc.record({ kind: fc.constantFrom(...KINDS), ...asked })

/** The same, for texts alone. */
export const textDraw = fc.record({ kind: fc.constant('text' as const), ...asked })
