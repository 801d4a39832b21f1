import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTina } from 'tinacms/dist/react'
import { tinaField } from 'tinacms/tina-field'
import { type FieldOf, FieldProvider } from '../content/field.ts'
import type { Fallback } from '../content/types.ts'
import { compose, type RawView } from '../content/view.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { documentsIn } from './documents.ts'
import { LiveViewProvider } from './view.ts'

type Fetched = { query: string; variables: { relativePath: string }; data: object }

/** Where a click leads: the text's translation if the page shows one, else the text itself. */
const fieldOf: FieldOf = (node, name) => {
  if (!node) return undefined
  const source = ((node as Fallback)._source ?? node) as never
  return tinaField(source, name as never) || undefined
}

type Props = { fetched: Fetched; onData: (index: string, data: object) => void; onOpen?: () => void }

/** One document that follows its form; `useTina` posts it to the admin and receives each change. `onOpen` when it has its form. */
function LiveDocument({ fetched, onData, onOpen }: Props) {
  const { data } = useTina(fetched)
  const first = useRef(data)
  const key = keyOf(fetched)
  useEffect(() => onData(key, data), [key, data, onData])
  useEffect(() => {
    if (data !== first.current) onOpen?.()
  }, [data, onOpen])
  return null
}

const keyOf = ({ query, variables }: Fetched) => `${query.slice(0, 40)}:${variables.relativePath}`

/** Fetches the raw documents of the page, follows their forms, and gives the composed view to the page. */
export default function Live({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [fetched, setFetched] = useState<Fetched[]>([])
  const [live, setLive] = useState<Record<string, object>>({})
  // The admin shows the form of the document that comes first: the page's own, so the others wait for it.
  const [opened, setOpened] = useState<string>()
  const onData = useCallback((key: string, data: object) => setLive((all) => ({ ...all, [key]: data })), [])
  useEffect(() => {
    const controller = new AbortController()
    setFetched([])
    setLive({})
    fetch(`/api/documents?path=${encodeURIComponent(pathname)}`, { signal: controller.signal })
      .then(async (response) => setFetched(response.ok ? await response.json() : []))
      .catch((error: unknown) => !controller.signal.aborted && console.error(error))
    return () => controller.abort()
  }, [pathname])
  const { locale } = parseAddress(pathname)
  const raw = documentsIn(fetched.map((one) => live[keyOf(one)] ?? one.data)) as RawView | undefined
  return (
    <>
      {(opened === pathname ? fetched : fetched.slice(0, 1)).map((one, index) => (
        <LiveDocument
          key={pathname + keyOf(one)}
          fetched={one}
          onData={onData}
          onOpen={index === 0 ? () => setOpened(pathname) : undefined}
        />
      ))}
      <FieldProvider value={fieldOf}>
        <LiveViewProvider value={raw && compose(raw, locale)}>{children}</LiveViewProvider>
      </FieldProvider>
    </>
  )
}
