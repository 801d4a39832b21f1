import type { ComponentType, ReactNode } from 'react'
import type { AnyBlock, Block, BlockName } from '../content/types.ts'
import { lazyView } from '../ui/lazy-view.tsx'
import { AddressCards } from './address-cards.tsx'
import { AppointmentForm } from './appointment-form.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleList } from './article-list.tsx'
import { AskShadow } from './ask-shadow.tsx'
import { BenefitCards } from './benefit-cards.tsx'
import { BenefitsGrid } from './benefits-grid.tsx'
import { Categories } from './categories.tsx'
import { ClinicCards } from './clinic-cards.tsx'
import { ClosingCall } from './closing-call.tsx'
import { ContactBlock } from './contact-block.tsx'
import { ContactForm } from './contact-form.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import { ExpertMedicine } from './expert-medicine.tsx'
import { Expertise } from './expertise.tsx'
import { Faq } from './faq.tsx'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { Icons } from './icons.tsx'
import { ImageSection } from './image-section.tsx'
import { InfoCards } from './info-cards.tsx'
import { Journey } from './journey.tsx'
import { LedgerList } from './ledger-list.tsx'
import { LinkRow } from './link-row.tsx'
import { ListingHero } from './listing-hero.tsx'
import { Locations } from './locations.tsx'
import { Maps } from './maps.tsx'
import { Mission } from './mission.tsx'
import { nameOf } from './name-of.ts'
import { Offers } from './offers.tsx'
import { PageHero } from './page-hero.tsx'
import { Panel } from './panel.tsx'
import { Practitioners } from './practitioners.tsx'
import { PriceList } from './price-list.tsx'
import { Products } from './products.tsx'
import { Services } from './services.tsx'
import { Spotlights } from './spotlights.tsx'
import { StatStrip } from './stat-strip.tsx'
import { Tariff } from './tariff.tsx'
import { TeamGrid } from './team-grid.tsx'
import { Teasers } from './teasers.tsx'
import { Technology } from './technology.tsx'
import { Testimonials } from './testimonials.tsx'
import { TextSection } from './text-section.tsx'
import { TreatmentCards } from './treatment-cards.tsx'
import { TrustBanner } from './trust-banner.tsx'
import { UrgentHelp } from './urgent-help.tsx'
import { VisitChoice } from './visit-choice.tsx'
import { Welcome } from './welcome.tsx'
import { WhoWeAre } from './who-we-are.tsx'
import { WhyChoose } from './why-choose.tsx'

// Only pages of treatments have these; the others load nothing of them.
const ClinicalPart = lazyView<{ block: Block<'ClinicalPart'> }>('.clin', async () => (await import('./clinical-part.tsx')).ClinicalPart)
const ClinicalSources = lazyView<{ block: Block<'ClinicalSources'> }>(
  '#sources',
  async () => (await import('./clinical-sources.tsx')).ClinicalSources,
)

type Views = { [Name in BlockName]: ComponentType<{ block: Block<Name>; aside?: ReactNode }> | null }

/** The view of every section in the schema; a section without one does not compile. */
const VIEWS: Views = {
  AddressCards,
  AppointmentForm,
  ArticleHead,
  ArticleList,
  AskShadow,
  ClinicalPart,
  ClinicalSources,
  ClinicCards,
  ContactBlock,
  ContactForm,
  InfoCards,
  EnquirySent,
  Maps,
  Panel,
  Tariff,
  Testimonials,
  UrgentHelp,
  BenefitCards,
  BenefitsGrid,
  Categories,
  ClosingCall,
  Expertise,
  ExpertMedicine,
  Faq,
  Gallery,
  Hero,
  Icons,
  ImageSection,
  Journey,
  LedgerList,
  LinkRow,
  ListingHero,
  Locations,
  Mission,
  Offers,
  PageHero,
  Practitioners,
  PriceList,
  Products,
  Services,
  Spotlights,
  StatStrip,
  TeamGrid,
  Teasers,
  Technology,
  TextSection,
  TreatmentCards,
  TrustBanner,
  VisitChoice,
  Welcome,
  WhoWeAre,
  WhyChoose,
  // Only a mark in the list of sections: the treatment page puts the shared sections in its place.
  SharedSections: null,
}

/** The view for a section, or undefined if the schema has a section that this build does not know. */
export const viewOf = (block: AnyBlock) => VIEWS[nameOf(block)] as ComponentType<{ block: AnyBlock; aside?: ReactNode }> | null | undefined
