import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTina } from 'tinacms/dist/react'
import { tinaField } from 'tinacms/tina-field'
import { ElsewhereProvider, type FieldOf, FieldProvider } from '../content/field.ts'
import type { Fallback, RawPage, RawTeamMember, RawTreatment } from '../content/types.ts'
import { compose, type RawView } from '../content/view/view.ts'
import { type BranchPictures, withPictures } from '../features/preview/rules/branch-pictures.ts'
import { parseAddress } from '../i18n/addresses.ts'
import { SHARED_SECTIONS } from '../model/fixed-addresses.ts'
import { keyOfLocale } from '../model/languages.ts'
import type { FetchedDocument } from './elsewhere.tsx'
import { Elsewhere, fetchDocuments, fieldElsewhere } from './elsewhere.tsx'
import { LiveViewProvider } from './view.ts'

/** Where a click leads: the text's translation if the page shows one, else the text itself. A picture has none. */
const fieldOf: FieldOf = (node, name) => {
  if (!node) return undefined
  const { _source = node, _texts } = node as Fallback
  const source = name === undefined || _texts?.includes(name) ? _source : node
  return tinaField(source as never, name as never) || undefined
}

type Props = { fetched: FetchedDocument; onData: (index: string, data: object) => void; onOpen?: () => void }

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

const keyOf = ({ query, variables }: FetchedDocument) => `${query.slice(0, 40)}:${variables.relativePath}`

/** Fetches the raw documents of the page, follows their forms, and gives the composed view to the page. */
export default function Live({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [fetched, setFetched] = useState<FetchedDocument[]>([])
  const [live, setLive] = useState<Record<string, object>>({})
  const [pictures, setPictures] = useState<BranchPictures>()
  // The admin shows the form of the document that comes first: the page's own, so the others wait for it.
  const [opened, setOpened] = useState<string>()
  const onData = useCallback((key: string, data: object) => setLive((all) => ({ ...all, [key]: data })), [])
  useEffect(() => {
    const controller = new AbortController()
    setFetched([])
    setLive({})
    fetchDocuments(pathname, controller.signal)
      .then(setFetched)
      .catch((error: unknown) => !controller.signal.aborted && console.error(error))
    return () => controller.abort()
  }, [pathname])
  useEffect(() => {
    fetch('/api/tina/pictures')
      .then(async (response) => response.ok && setPictures(await response.json()))
      .catch(console.error)
  }, [])
  const { locale } = parseAddress(pathname)
  // The forms of the admin show the language that is read here.
  useEffect(() => window.parent.postMessage({ type: 'preview:language', locale }, window.location.origin), [locale])
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
      <Elsewhere key={pathname} language={keyOfLocale(locale)} />
      <FieldProvider value={fieldOf}>
        <ElsewhereProvider value={fieldElsewhere}>
          <LiveViewProvider value={raw && withPictures(compose(raw, locale), pictures)}>{children}</LiveViewProvider>
        </ElsewhereProvider>
      </FieldProvider>
    </>
  )
}

type Data = { page?: RawPage; treatment?: RawTreatment; teamMember?: RawTeamMember; siteSettings?: RawView['settings'] }

/**
 * Sorts the answers of single-document queries into what `compose` takes. The first document is the page's own;
 * other treatments are those whose cards it shows, team members those it shows without naming them. Undefined while the settings are not there yet.
 */
function documentsIn(answers: object[]): RawView | undefined {
  const data = answers as Data[]
  const settings = data.find(({ siteSettings }) => siteSettings)?.siteSettings
  if (!settings) return undefined
  const pages = data.flatMap(({ page }) => page ?? [])
  const own = data[0]?.treatment
  const treatments = data.flatMap(({ treatment }) => treatment ?? [])
  const team = data.flatMap(({ teamMember }) => teamMember ?? [])
  return {
    settings,
    treatment: own,
    page: own ? undefined : pages[0],
    sections: own ? pages.find(({ slug }) => slug === SHARED_SECTIONS) : undefined,
    treatments: treatments.length > 0 ? treatments : undefined,
    team,
  }
}
