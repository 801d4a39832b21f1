import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTina } from 'tinacms/dist/react'
import type { FieldElsewhere } from '../content/field.ts'
import { type Fetched, fetchDocuments } from './fetched.ts'

/** `('/about', 'title')` => `'/about title'`, as it stands in `data-elsewhere`. */
export const fieldElsewhere: FieldElsewhere = (href, name) => `${href} ${name}`

type Wanted = { fetched: Fetched; field: string }

/** Opens the form of a document that the page only names (in a menu, the trail, or what search finds) when an editor clicks the name. */
export function Elsewhere({ language }: { language: string | undefined }) {
  const { pathname } = useLocation()
  const [wanted, setWanted] = useState<Wanted>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has forms of its own.
  useEffect(() => setWanted(undefined), [pathname])
  useEffect(() => {
    const open = async (event: MouseEvent) => {
      // The admin's switch between clicking to edit and clicking to browse.
      if (!document.body.classList.contains('__tina-quick-editing-enabled')) return
      const [href, name] = (event.target as Element).closest('[data-elsewhere]')?.getAttribute('data-elsewhere')?.split(' ') ?? []
      if (!href || !name) return
      event.preventDefault()
      event.stopPropagation()
      const [fetched] = await fetchDocuments(href)
      // The page may have been deleted since; then only the settings come.
      if (fetched && !('siteSettings' in fetched.data)) setWanted({ fetched, field: language ? inLanguage(name, language) : name })
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [language])
  return wanted && <Form key={wanted.fetched.variables.relativePath + wanted.field} {...wanted} />
}

/** `('card.name', 'ar')` => `'card.translations.ar.name'` */
const inLanguage = (name: string, language: string) => name.replace(/([^.]+)$/, `translations.${language}.$1`)

/** A form beside those of the page; once the admin has it, the field that was clicked is chosen. */
function Form({ fetched, field }: Wanted) {
  const { data } = useTina(fetched)
  const [[name, node] = []] = Object.entries(data as Record<string, { _content_source?: { queryId: string } }>)
  const id = node?._content_source?.queryId
  useEffect(() => {
    const choose = ({ data: message, origin }: MessageEvent) => {
      if (origin !== window.location.origin || message?.type !== 'updateData' || message.id !== id) return
      window.removeEventListener('message', choose)
      window.parent.postMessage({ type: 'field:selected', fieldName: `${id}---${name}.${field}` }, window.location.origin)
    }
    window.addEventListener('message', choose)
    return () => window.removeEventListener('message', choose)
  }, [id, name, field])
  return null
}
