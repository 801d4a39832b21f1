import type { TinaMarkdownContent } from 'tinacms/dist/rich-text'
import type * as Generated from '../../tina/__generated__/types'
import type { City } from '../model/clinics.ts'

type Raw<T> = Exclude<T, null | undefined>

/** The change that a branch makes to a part of a page: it is the `at`-th of `of` changed parts, from 1. `less`: something in it is gone. */
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
 * Notes on a localised object. For all: which of its texts are still English. In the editor: a click on one of its
 * `_texts` leads to `_source`. For testers: which fields the branch changes, whether it moved the object in its list or
 * took something out of it, and if the object is a part of a page, the change to that part.
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

/** Any section of a page or of a treatment. */
export type AnyBlock = NonNullable<Page['blocks']>[number] | NonNullable<Treatment['content']>[number]

type WithoutParent<T> = T extends `PageBlocks${infer Name}` ? Name : T extends `TreatmentContent${infer Name}` ? Name : never

/** The names of all sections: `'Hero' | 'Faq' | …` */
export type BlockName = WithoutParent<AnyBlock['__typename']>

/** One section by its name, as pages have it; as treatments have it where pages don't. */
export type Block<Name extends BlockName> =
  Extract<AnyBlock, { __typename: `PageBlocks${Name}` }> extends never
    ? Extract<AnyBlock, { __typename: `TreatmentContent${Name}` }>
    : Extract<AnyBlock, { __typename: `PageBlocks${Name}` }>

/** A type without the names of its GraphQL types, so that it fits wherever in the schema the shape stands. */
type Anonymous<T> = T extends (infer Item)[]
  ? Anonymous<Item>[]
  : T extends object
    ? { [K in keyof T as K extends '__typename' ? never : K]: Anonymous<T[K]> }
    : T

export type ContentLink = Anonymous<NonNullable<Settings['legal']>[number]>
export type Menu = NonNullable<Settings['menus']>[number]
export type MenuCategory = NonNullable<Menu['categories']>[number]
export type MenuItem = Anonymous<NonNullable<Menu['featured']>[number]>
type Contact = Anonymous<NonNullable<NonNullable<Settings['contact']>[City]>>
/** An exceptional day; `shown` and `times` are its date and its hours as visitors read them. */
export type PrintedDay = NonNullable<Contact['exceptions']>[number] & { shown?: string; times?: string }
/** A clinic; `hours` are those of its week as visitors read them, one line a range. */
export type Clinic = Omit<Contact, 'exceptions'> & { hours?: string; exceptions?: PrintedDay[] }
export type Picture = Anonymous<NonNullable<Block<'ExpertMedicine'>['picture']>>
