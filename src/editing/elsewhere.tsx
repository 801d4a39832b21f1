import { useEffect, useState } from 'react'
import { useTina } from 'tinacms/dist/react'
import type { FieldElsewhere } from '../content/field.ts'

/** `('/about', 'title')` => `'/about title'`, as it stands in `data-elsewhere`. */
export const fieldElsewhere: FieldElsewhere = (href, name) => `${href} ${name}`

/** `choice` is a new object for each click, so that a second click on the same name chooses its field again. */
type Wanted = { fetched: FetchedDocument; choice: { field: string } }

/**
 * Opens the form of a document that the page only names (in a menu, the trail, or what search finds) when an editor clicks the name.
 * The forms stay open as long as the page is shown: closing one would lose what was typed into it.
 */
export function Elsewhere({ language }: { language: string | undefined }) {
  const [wanted, setWanted] = useState<Record<string, Wanted>>({})
  useEffect(() => {
    let clicks = 0
    const open = async (event: MouseEvent) => {
      clicks += 1
      const click = clicks
      // The admin's switch between clicking to edit and clicking to browse.
      if (!document.body.classList.contains('__tina-quick-editing-enabled')) return
      const [href, name] = (event.target as Element).closest('[data-elsewhere]')?.getAttribute('data-elsewhere')?.split(' ') ?? []
      if (!href || !name) return
      event.preventDefault()
      event.stopPropagation()
      const [fetched] = await fetchDocuments(href)
      // Something else was clicked meanwhile, and has the cursor.
      if (click !== clicks) return
      const choice = { field: language ? inLanguage(name, language) : name }
      // The page may have been deleted since; then only the settings come.
      if (fetched && !('siteSettings' in fetched.data))
        setWanted((all) => ({ ...all, [href]: { fetched: all[href]?.fetched ?? fetched, choice } }))
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [language])
  return Object.entries(wanted).map(([href, one]) => <Form key={href} {...one} />)
}

/** `('card.name', 'ar')` => `'card.translations.ar.name'` */
const inLanguage = (name: string, language: string) => name.replace(/([^.]+)$/, `translations.${language}.$1`)

/** A form beside those of the page; once the admin has it, the field that was clicked is chosen. */
function Form({ fetched, choice }: Wanted) {
  const { data } = useTina(fetched)
  const [first] = useState(data)
  const opened = data !== first
  const [[name, node] = []] = Object.entries(data as Record<string, { _content_source?: { queryId: string } }>)
  const id = node?._content_source?.queryId
  useEffect(() => {
    const fieldName = `${id}---${name}.${choice.field}`
    if (opened) window.parent.postMessage({ type: 'field:selected', fieldName }, window.location.origin)
  }, [opened, id, name, choice])
  return null
}

/** A document as the admin takes it: the query it came from, and what was answered. */
export type FetchedDocument = { query: string; variables: { relativePath: string }; data: object }

/** The raw documents of the page at an address, its own first; only the settings where it has none, and nothing where the session has ended. */
export async function fetchDocuments(path: string, signal?: AbortSignal): Promise<FetchedDocument[]> {
  const response = await fetch(`/api/documents?path=${encodeURIComponent(path)}`, { signal })
  return response.ok ? await response.json() : []
}
