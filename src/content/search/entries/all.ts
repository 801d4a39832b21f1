import { pagePath, treatmentPath } from '../../../model/address.ts'
import type { Locale } from '../../../model/languages.ts'
import type { Content } from '../../cms/client.ts'
import { withWholeTeam } from '../../view/load.ts'
import { localise } from '../../view/localise.ts'
import { publishedAddresses } from '../../view/published.ts'
import { treatmentIn } from '../../view/view.ts'
import type { SearchEntry } from '../entry.ts'
import { pageEntries } from './pages.ts'
import { peopleEntries } from './people.ts'
import { shownIn } from './place.ts'
import { questionEntries } from './questions.ts'
import { oneLine, type Words } from './texts.ts'
import { treatmentEntries } from './treatments.ts'

/** Returns all that visitors' search finds, in one language and by name as it sorts them: treatments, pages, questions where they are answered, and the team. */
export async function searchEntries(content: Content, locale: Locale, words: Words): Promise<SearchEntry[]> {
  const [settings, allPages, treatments, team] = await Promise.all([
    content.settings(),
    content.pages(),
    content.treatments(),
    content.team(),
  ])
  const open = new Set(publishedAddresses(settings.data.siteSettings, allPages, treatments).map(({ path }) => path))
  const pages = allPages.filter(({ slug }) => open.has(pagePath(slug)))
  const ofPages = pageEntries(pages, locale)
  const ofTreatments = treatmentEntries(treatments, locale, words).filter(({ href }) => open.has(href))
  const asked = [
    ...pages.map((raw, at) => ({
      href: pagePath(raw.slug),
      title: ofPages[at]?.title ?? '',
      titleAt: 'title',
      names: [],
      blocks: shownIn('blocks', localise(withWholeTeam(raw, team), locale).blocks),
    })),
    ...treatments.flatMap((raw) => {
      const found = ofTreatments.find(({ href }) => href === treatmentPath(raw.category, raw._sys.filename))
      const blocks = shownIn('content', treatmentIn(raw, locale).content)
      return found ? [{ href: found.href, title: found.title, titleAt: 'card.name', names: found.names, blocks }] : []
    }),
  ]
  const english = new Map(team.map((member) => [localise(member, locale).name, member.name]))
  const people = peopleEntries(asked, words, (name) => english.get(name))
  const found = [...ofTreatments, ...ofPages, ...questionEntries(asked, locale), ...people]
  const all = found.map((entry): SearchEntry => ({ ...entry, title: oneLine(entry.title), ...(entry.of && { of: oneLine(entry.of) }) }))
  return all.sort((a, b) => a.title.localeCompare(b.title, locale) || a.href.localeCompare(b.href, locale))
}
