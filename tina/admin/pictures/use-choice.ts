import { useState } from 'react'
import { useCMS } from 'tinacms'
import { askOne, upload } from '../../../src/features/media/admin/ask-pictures'
import { refusedFile } from '../../../src/features/media/admin/sentences'
import type { Alts } from '../../../src/features/media/rules/alts.ts'
import type { JsonObject } from '../../../src/model/json.ts'
import { addressOf } from '../../../src/model/picture-address.ts'
import { movedPlace } from '../../../src/model/same/moved.ts'
import { plain, valueAt } from '../translations/plain'
import type { FinalForm } from '../translations/values'
import { beside, groupOf, pathOf } from './group'
import { wordsFor, writeAlts } from './take-over'
import { word } from './words'

type Field = {
  branch: string
  form: FinalForm
  input: { name: string; value: unknown }
  /** The place has words of its own beside the picture. */
  isDescribable: boolean
  /** The words that are kept with the picture that it has now. */
  kept: Alts
}

/** What was said of the picture before still stands, or why nothing was chosen. */
type State = { problem?: string; hasOldWords?: boolean }

/** How long it is said that a picture came too late for its place. */
const LATE_MS = 20_000

/** The ways to another picture for a field; its words come with it, and the point of the picture before goes. */
export function useChoice({ branch, form, input, isDescribable, kept }: Field) {
  const { alerts } = useCMS()
  const [state, setState] = useState<State>({})
  const { name, value } = input
  const path = pathOf(value)
  const values = () => plain(form.getState().values) as JsonObject
  const now = (field: string) => valueAt(values(), field)

  /** Remembers the picture at a place. What it returns tells where that is by then; undefined where it is gone, or another one is there. */
  function follow(place: string) {
    const before = values()
    return () => {
      const moved = movedPlace(before, values(), place)
      return moved !== undefined && (now(moved) ?? '') === (valueAt(before, place) ?? '') ? moved : undefined
    }
  }

  const put = (place: string, address: string) =>
    form.batch(() => {
      form.change(place as never, address as never)
      const focus = beside(place, 'focus')
      if (now(focus)) form.change(focus as never, undefined as never)
    })

  async function choose(next: string, place: string) {
    setState({})
    put(place, addressOf(next))
    if (!isDescribable) return
    const find = follow(place)
    const { alts } = await askOne(branch, next)
    const found = find()
    if (found === undefined) return
    const words = wordsFor(now(groupOf(found)), alts, kept)
    writeAlts(form, groupOf(found), words)
    setState({ hasOldWords: Boolean(path && !words.en && now(beside(found, 'alt'))) })
  }

  return {
    ...state,
    forget: () => setState({}),
    choose: (next: string) => void choose(next, name).catch(({ message }: Error) => setState({ problem: message })),
    /** Uploads a file into the folder of the picture that is there, and chooses it where that picture stands by then. */
    async send(file: File) {
      setState({})
      const find = follow(name)
      try {
        const folder = path?.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
        const next = await upload(branch, file, folder)
        const place = find()
        if (place === undefined) alerts.warn(word('late', { file: file.name }), LATE_MS)
        else await choose(next.path, place)
      } catch (error) {
        setState({ problem: refusedFile(file.name, (error as Error).message) })
      }
    },
    takeAway() {
      setState({})
      put(name, '')
    },
  }
}
