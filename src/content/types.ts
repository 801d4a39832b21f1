import type { TinaMarkdownContent } from 'tinacms/dist/rich-text'
import type * as Generated from '../../tina/__generated__/types'

type Raw<T> = Exclude<T, null | undefined>

/** That a branch changes a part of a page: as the `at`-th of `of` changed parts, from 1. `less`: something in it is gone. */
export type PartChange = { kind: 'new' | 'edited' | 'moved' | 'editedAndMoved'; at: number; of: number; less?: boolean }

/**
 * A document as a visitor gets it: one language, no nulls, no Tina system fields.
 * Empty lists and texts are absent rather than null.
 */
export type Localised<T> = T extends TinaMarkdownContent
  ? T
  : T extends (infer Item)[]
    ? Localised<Raw<Item>>[]
    : T extends object
      ? { [K in keyof T as K extends 'translations' | '_sys' ? never : null extends T[K] ? never : K]: Localised<T[K]> } & {
          [K in keyof T as K extends 'translations' | '_sys' ? never : null extends T[K] ? K : never]?: Localised<Raw<T[K]>>
        } & Fallback
      : T

/**
 * Which texts of a localised object are still English; in the editor, where a click on one of its `_texts` leads; for
 * testers, which fields the branch changes, whether it moved the object in its list or took something out of it, and on
 * a part of a page, that it changes the part.
 */
export type Fallback = {
  _english?: string[]
  _source?: unknown
  _texts?: string[]
  _filename?: string
  _changed?: string[]
  _moved?: boolean
  _less?: boolean
  _change?: PartChange
}

export type RawPage = Generated.PageQuery['page']
export type RawTreatment = Generated.TreatmentQuery['treatment']
export type RawTeamMember = Generated.TeamMemberQuery['teamMember']
export type RawQuestion = Generated.FaqQuery['faq']
export type RawReview = Generated.TestimonialQuery['testimonial']
export type RawSettings = Generated.SiteSettingsQuery['siteSettings']

export type Page = Localised<RawPage>
export type Treatment = Localised<RawTreatment>
export type TeamMember = Localised<RawTeamMember>
export type Settings = Localised<RawSettings>

/** Any section, of a page or of a treatment. */
export type AnyBlock = NonNullable<Page['blocks']>[number] | NonNullable<Treatment['content']>[number]

type WithoutParent<T> = T extends `PageBlocks${infer Name}` ? Name : T extends `TreatmentContent${infer Name}` ? Name : never

/** Names of all sections: `'Hero' | 'Faq' | …` */
export type BlockName = WithoutParent<AnyBlock['__typename']>

/** One section by its name; where pages and treatments both have it, what both have. */
export type Block<Name extends BlockName> =
  Extract<AnyBlock, { __typename: `PageBlocks${Name}` }> extends never
    ? Extract<AnyBlock, { __typename: `TreatmentContent${Name}` }>
    : Extract<AnyBlock, { __typename: `PageBlocks${Name}` }>

/** The same shape wherever in the schema it stands: without the names of its types. */
type Anonymous<T> = T extends (infer Item)[]
  ? Anonymous<Item>[]
  : T extends object
    ? { [K in keyof T as K extends '__typename' ? never : K]: Anonymous<T[K]> }
    : T

export type Link = Anonymous<NonNullable<Settings['legal']>[number]>
export type Menu = NonNullable<Settings['menus']>[number]
export type MenuCategory = NonNullable<Menu['categories']>[number]
export type MenuItem = Anonymous<NonNullable<Menu['featured']>[number]>
export type Clinic = Anonymous<NonNullable<NonNullable<Settings['contact']>['london']>>
export type City = 'london' | 'edinburgh'
export type Category = 'facial' | 'injectables' | 'body' | 'peels'
export type Picture = Anonymous<NonNullable<Block<'ExpertMedicine'>['picture']>>
