import { useCallback } from 'react'
import { useCMS } from 'tinacms'
import { screenOf } from '../../../src/admin/screen'
import { LINK, TITLE } from '../../../src/admin/ui/looks'
import { Problem } from '../../../src/admin/ui/notice'
import { Page } from '../../../src/admin/ui/page'
import { useAnswer } from '../../../src/admin/use-answer'
import { branchOf, type Cms } from '../saving/form'
import { draftsIn } from '../unsaved/drafts'
import { type Opened, readDocuments } from './documents'

const NAME = 'Start'

/** `'Content report'` => `'content_report'`, as Tina makes the address of a screen. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '_')

const linkTo = ({ title, address }: Opened) => ({ text: title, note: address, href: `#/~${address}` })

/** The first screen of the admin: what to do, and a link to every page and to every other screen. */
function Start() {
  const cms = useCMS() as unknown as Cms
  const { answer, problem, again } = useAnswer(useCallback(() => readDocuments(cms), [cms]))
  const { pages, treatments } = answer ?? { pages: [], treatments: [] }
  const unsaved = new Set(draftsIn().flatMap(({ branch, path }) => (branch === branchOf(cms) ? path : [])))
  const screens = cms.plugins
    .getType('screen')
    .all()
    .filter(({ name }) => name !== NAME)
  const kinds = cms.api.tina.schema.getCollections().filter(({ name }) => name !== 'page' && name !== 'treatment')
  return (
    <Page>
      <h1 className={`mb-3 ${TITLE}`}>What would you like to change?</h1>
      <p className="max-w-2xl">
        Choose a page. It opens as visitors see it: click a text or a picture, and its field opens beside it. The page changes while you
        type; visitors see it once you press Save. Nothing is lost by trying: what you typed and did not save waits for you here, and every
        save can be taken back in the history.
      </p>
      <Problem text={problem && `The pages could not be listed: ${problem}`} onAgain={() => void again()} />
      <Links title="Not saved yet" links={[...pages, ...treatments].filter(({ path }) => unsaved.has(path)).map(linkTo)} />
      <Links title="Pages" links={pages.map(linkTo)} more={{ text: 'New page', href: '#/collections/new/page/~/' }} />
      <Links title="Treatments" links={treatments.map(linkTo)} more={{ text: 'New treatment', href: '#/collections/new/treatment/~/' }} />
      <Links title="On several pages" links={kinds.map(({ name, label }) => ({ text: label ?? name, href: `#/collections/${name}/~` }))} />
      <Links title="More" links={screens.map(({ name }) => ({ text: name, href: `#/screens/${slugOf(name)}` }))} />
    </Page>
  )
}

/** The first screen after signing in. */
export const startScreen = screenOf(NAME, 'M3 11l9-7 9 7v9h-6v-6H9v6H3z', Start)

/** Opens the first screen, unless the address names another: Tina would open the home page. */
export function openStart() {
  if (['', '#', '#/'].includes(window.location.hash)) window.location.replace('#/screens/start')
}

type Link = { text: string; href: string; note?: string }

/** A heading with links in columns; nothing where there are none. */
function Links({ title, links, more }: { title: string; links: Link[]; more?: Link }) {
  if (links.length === 0) return null
  return (
    <section className="mt-7">
      <h2 className="mb-2 flex items-baseline gap-4 text-lg">
        {title}
        {more && (
          <a href={more.href} className={`text-sm ${LINK}`}>
            {more.text}
          </a>
        )}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-6 gap-y-0.5">
        {links.map(({ text, href, note }) => (
          <li key={href}>
            <a href={href} className="block py-1.5">
              <span className={LINK}>{text}</span>
              {note && <span className="block break-words text-xs text-gray-600">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
