import type { TinaField } from 'tinacms'
import { group } from './group'
import { line, paragraph } from './text'
import { translated } from './translated'

/** The texts that search engines and shared links show. */
export const seo: TinaField = group(
  'seo',
  'Search engines',
  'What search engines and shared links show of this page.',
  translated([
    line('title', 'Title', 'At most 60 characters. Empty: the title of the page.'),
    paragraph('description', 'Description', 'At most 155 characters.'),
  ]),
)
