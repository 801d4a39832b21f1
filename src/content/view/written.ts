import { isUnwritten } from '../../model/examples.ts'
import type { View } from './view.ts'

const written = <Section>(sections: Section[] | undefined) => sections?.filter((section) => !isUnwritten(section))

/** Returns a view as visitors see it: without sections that hold nothing but the examples with which they started, and without articles that start so. */
export const writtenOnly = ({ page, treatment, sections, articles, ...view }: View): View => ({
  ...view,
  ...(page && { page: { ...page, blocks: written(page.blocks) } }),
  ...(treatment && { treatment: { ...treatment, content: written(treatment.content) } }),
  ...(sections && { sections: written(sections) }),
  ...(articles && { articles: articles.filter(({ head }) => !isUnwritten(head)) }),
})
