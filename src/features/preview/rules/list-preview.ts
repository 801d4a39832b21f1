import type { PreviewWords } from '../../../i18n/preview-words/en.ts'
import { PREVIEW_WORDS } from '../../../i18n/preview-words/words.ts'
import { documentNameOf } from '../../../model/document-path.ts'
import type { Locale } from '../../../model/languages.ts'
import type { ListedDifference, NamedPage } from './list-difference.ts'
import { documentLine, pictureLine } from './list-difference.ts'
import { type ListedFuture, listFuture } from './list-future.ts'
import type { DocumentDifference, Preview } from './preview.ts'

/** A preview in the tester's language, as its bar shows it. */
export type ListedPreview = Pick<Preview, 'branches' | 'branch' | 'called' | 'version' | 'commit'> & {
  /** English sentences about parts of the branch that can't be shown, behind what the tester's own language has words for, with a title in it. */
  problems?: { title: string; list: string[] }
  newer: { text: string; link: string }
  future?: ListedFuture
  groups: { name: string; list: ListedDifference[] }[]
  /** The parts of the branch that show only once it is deployed: `'code and packages'`. */
  deployment?: string
  /** The fields of a page that differ and show on other pages, too, by its address: `{ '/about': ['title'] }`. */
  elsewhere: Record<string, string[]>
}

type Group = keyof PreviewWords['groups']

const ORDER: Group[] = ['page', 'treatment', 'faq', 'teamMember', 'testimonial', 'siteSettings', 'pictures', 'other']

/** Puts a preview into the words of one language. */
export function listPreview(preview: Preview, locale: Locale): ListedPreview {
  const {
    branches,
    branch,
    called,
    future,
    version,
    commit,
    problems = [],
    documents,
    pictures,
    pageTitles,
    needsDeployment,
    wrongTime,
  } = preview
  const words = PREVIEW_WORDS[locale]
  const told = [...(wrongTime ? [words.future.wrong] : []), ...problems]
  const titled = (addresses: string[]): NamedPage[] => addresses.map((href) => ({ href, title: pageTitles[href]?.[locale] ?? href }))
  const lines = [
    ...documents.map((one) => ({ group: groupOf(one), line: documentLine(one, locale, titled(one.shownAt)) })),
    ...pictures.map((one) => ({ group: 'pictures' as const, line: pictureLine(one, locale, titled(one.shownAt)) })),
  ]
  const groups = ORDER.map((group) => ({
    name: words.groups[group],
    list: lines.filter((one) => one.group === group).map(({ line }) => line),
  }))
  return {
    branches,
    branch,
    ...(called && { called }),
    version,
    commit,
    newer: words.newer,
    ...(future && { future: listFuture(future, locale) }),
    ...(told.length > 0 && { problems: { title: words.problems, list: told } }),
    groups: groups.filter(({ list }) => list.length > 0),
    ...(needsDeployment.length > 0 && {
      deployment: new Intl.ListFormat(locale, { type: 'conjunction' }).format(needsDeployment.map((part) => words.deployment[part])),
    }),
    elsewhere: Object.fromEntries(
      documents.flatMap(({ href, elsewhere }) => (href && elsewhere[locale].length > 0 ? [[href, elsewhere[locale]]] : [])),
    ),
  }
}

/** Returns the group of the list that a file stands in: `'content/faq/home-cost.json'` => `'faq'`; `'other'` for what is no document of the site. */
export function groupOf({ path }: Pick<DocumentDifference, 'path'>): Group {
  const { collection } = documentNameOf(path) ?? {}
  return ORDER.find((group) => group === collection) ?? 'other'
}
