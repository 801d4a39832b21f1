import { useState } from 'react'
import { askOne, upload } from '../../../src/features/media/admin/ask-pictures'
import { refusedFile } from '../../../src/features/media/admin/sentences'
import type { Alts } from '../../../src/features/media/rules/alts.ts'
import { addressOf } from '../../../src/model/picture-address.ts'
import { plain, valueAt } from '../translations/plain'
import type { FinalForm } from '../translations/values'
import { beside, groupOf, pathOf } from './group'
import { wordsFor, writeAlts } from './take-over'

type Field = {
  branch: string
  form: FinalForm
  input: { name: string; value: unknown; onChange(value: unknown): void }
  /** The place has words of its own beside the picture. */
  isDescribable: boolean
  /** The words that are kept with the picture that it has now. */
  kept: Alts
}

/** What was said of the picture before still stands, or why nothing was chosen. */
type State = { problem?: string; hasOldWords?: boolean }

/** The ways to another picture for a field; its words come with it, and the point of the picture before goes. */
export function useChoice({ branch, form, input, isDescribable, kept }: Field) {
  const [state, setState] = useState<State>({})
  const { name, value } = input
  const [path, group] = [pathOf(value), groupOf(name)]
  const now = (field: string) => valueAt(plain(form.getState().values), field)

  const put = (address: string) =>
    form.batch(() => {
      input.onChange(address)
      const focus = beside(name, 'focus')
      if (now(focus)) form.change(focus as never, undefined as never)
    })

  async function choose(next: string) {
    setState({})
    put(addressOf(next))
    if (!isDescribable) return
    const { alts } = await askOne(branch, next)
    const words = wordsFor(now(group), alts, kept)
    writeAlts(form, group, words)
    setState({ hasOldWords: Boolean(path && !words.en && now(beside(name, 'alt'))) })
  }

  return {
    ...state,
    forget: () => setState({}),
    choose: (next: string) => void choose(next).catch(({ message }: Error) => setState({ problem: message })),
    /** Uploads a file into the folder of the picture that is there, and chooses it. */
    async send(file: File) {
      setState({})
      try {
        const folder = path?.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
        await choose((await upload(branch, file, folder)).path)
      } catch (error) {
        setState({ problem: refusedFile(file.name, (error as Error).message) })
      }
    },
    takeAway() {
      setState({})
      put('')
    },
  }
}
