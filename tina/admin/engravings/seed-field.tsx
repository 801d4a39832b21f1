import { useState } from 'react'
import { type Form, wrapFieldsWithMeta } from 'tinacms'
import { Button } from '../../../src/admin/ui/button'
import { grownFrom, othersOf } from '../../../src/features/herbarium/rules/others.ts'
import { type FinalForm, useValues } from '../translations/values'
import { word } from './words'

type Props = {
  input: { value: unknown; onChange(value: number | undefined): void }
  form: FinalForm
  tinaForm: Form
}

/** The name of a document's file: `'content/treatment/exosome.json'` => `'exosome'` */
const slugOf = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.json$/, '') ?? ''

/** Shows the engraving that a treatment has, and on a click three other plants of its kind to choose from. */
export const SeedField = wrapFieldsWithMeta((given) => {
  const { input, form, tinaForm } = given as unknown as Props
  const [round, setRound] = useState<number>()
  const values = useValues(form)
  const slug = slugOf(tinaForm.path)
  const hasSeed = typeof input.value === 'number'
  return (
    <div className="grid max-w-sm gap-3">
      <img
        src={`${grownFrom(values, slug).address}#focus`}
        alt={word('own')}
        width={120}
        height={120}
        className="bg-[var(--color-ivory)]"
      />
      {round !== undefined && (
        <div className="grid grid-cols-3 gap-2">
          {othersOf(values, slug, round).map(({ seed, address }) => (
            <button key={seed} type="button" aria-label={word('choose')} onClick={() => input.onChange(seed)}>
              <img src={`${address}#focus`} alt="" width={110} height={110} className="bg-[var(--color-ivory)]" />
            </button>
          ))}
        </div>
      )}
      <p className="flex gap-2">
        <Button onClick={() => setRound((round ?? -1) + 1)}>{word('grow')}</Button>
        {hasSeed && <Button onClick={() => input.onChange(undefined)}>{word('back')}</Button>}
      </p>
    </div>
  )
})
