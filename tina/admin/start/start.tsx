import { useEffect, useState } from 'react'
import { useCMS } from 'tinacms'
import { branchOf, type Cms } from '../saving/form'
import { draftsIn } from '../unsaved/drafts'
import { type Documents, readDocuments } from './documents'
import { Links } from './links'

/** `'Content report'` => `'content_report'`, as Tina makes the address of a screen. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '_')

/** The first screen of the admin: what to do, and a link to every page. `own` is the name of this screen, which it does not list. */
export function Start({ own }: { own: string }) {
  const cms = useCMS() as unknown as Cms
  const [documents, setDocuments] = useState<Documents>({ pages: [], treatments: [] })
  const [problem, setProblem] = useState('')
  useEffect(() => {
    readDocuments(cms).then(setDocuments, (error: Error) => setProblem(error.message))
  }, [cms])
  const { pages, treatments } = documents
  const unsaved = new Set(draftsIn().flatMap(({ branch, path }) => (branch === branchOf(cms) ? path : [])))
  const open = ({ title, address }: { title: string; address: string }) => ({ text: title, note: address, href: `#/~${address}` })
  const screens = cms.plugins
    .getType('screen')
    .all()
    .filter(({ name }) => name !== own)
  const kinds = cms.api.tina.schema.getCollections().filter(({ name }) => name !== 'page' && name !== 'treatment')
  return (
    <div style={{ maxWidth: 1040, width: '100%', margin: '0 auto', padding: 24 }}>
      <h1 style={{ fontSize: 26, marginBottom: 12 }}>What would you like to change?</h1>
      <p style={{ maxWidth: 680, fontSize: 16 }}>
        Choose a page. It opens as visitors see it: click a text or a picture, and its field opens beside it. The page changes while you
        type; visitors see it once you press Save. Nothing is lost by trying: what you typed and did not save waits for you here, and every
        save can be taken back in the history.
      </p>
      {problem && (
        <p role="alert" style={{ color: '#a11' }}>
          The pages could not be listed: {problem}
        </p>
      )}
      <Links title="Not saved yet" links={[...pages, ...treatments].filter(({ path }) => unsaved.has(path)).map(open)} />
      <Links title="Pages" links={pages.map(open)} more={{ text: 'New page', href: '#/collections/new/page/~/' }} />
      <Links title="Treatments" links={treatments.map(open)} more={{ text: 'New treatment', href: '#/collections/new/treatment/~/' }} />
      <Links title="On several pages" links={kinds.map(({ name, label }) => ({ text: label ?? name, href: `#/collections/${name}/~` }))} />
      <Links title="More" links={screens.map(({ name }) => ({ text: name, href: `#/screens/${slugOf(name)}` }))} />
    </div>
  )
}
