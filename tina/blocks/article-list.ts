import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const articleList = block(
  'articleList',
  'List of articles',
  'Every published article with its picture, the newest first. A new one appears by itself.',
  'Page of articles, or the end of an article.',
  translated([line('heading', 'Heading', HEADING, { required: true })]),
)
