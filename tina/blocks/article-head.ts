import { day } from '../fields/day'
import { image } from '../fields/image'
import { person } from '../fields/team'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

/** What makes a page an article; teasers and the list of articles show it. */
export const articleHead = block(
  'articleHead',
  'Article: top',
  'The top of an article: its title, what it tells, who wrote it and when.',
  'First section of an article.',
  translated(
    [
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Lead', 'What readers will know afterwards, in one or two sentences. The list of articles shows it, too.'),
    ],
    [
      person('author', 'Author', 'Who wrote it, from the team.'),
      day('published', 'Published on', 'The list of articles begins with the newest.', { required: true }),
      day('updated', 'Changed on', 'Only after a change that readers should know of.'),
      image('picture', 'Picture', 'Above the text, and in the list of articles.'),
    ],
  ),
)
