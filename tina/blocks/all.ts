import type { Template } from 'tinacms'
import { addressCards } from './address-cards'
import { appointmentForm } from './appointment-form'
import { articleHead } from './article-head'
import { articleList } from './article-list'
import { askShadow } from './ask-shadow'
import { benefitCards } from './benefit-cards'
import { benefitsGrid } from './benefits-grid'
import { categories } from './categories'
import { clinicCards } from './clinic-cards'
import { clinicalPart } from './clinical-part'
import { clinicalSources } from './clinical-sources'
import { closingCall } from './closing-call'
import { contactBlock } from './contact-block'
import { contactForm } from './contact-form'
import { enquirySent } from './enquiry-sent'
import { expertMedicine } from './expert-medicine'
import { expertise } from './expertise'
import { faq } from './faq'
import { gallery } from './gallery'
import { hero } from './hero'
import { icons } from './icons'
import { imageSection } from './image-section'
import { infoCards } from './info-cards'
import { journey } from './journey'
import { ledgerList } from './ledger-list'
import { linkRow } from './link-row'
import { listingHero } from './listing-hero'
import { locations } from './locations'
import { maps } from './maps'
import { mission } from './mission'
import { offers } from './offers'
import { pageHero } from './page-hero'
import { panel } from './panel'
import { practitioners } from './practitioners'
import { priceList } from './price-list'
import { products } from './products'
import { services } from './services'
import { spotlights } from './spotlights'
import { statStrip } from './stat-strip'
import { tariff } from './tariff'
import { teamGrid } from './team-grid'
import { teasers } from './teasers'
import { technology } from './technology'
import { testimonials } from './testimonials'
import { textSection } from './text-section'
import { treatmentCards } from './treatment-cards'
import { trustBanner } from './trust-banner'
import { urgentHelp } from './urgent-help'
import { visitChoice } from './visit-choice'
import { welcome } from './welcome'
import { whoWeAre } from './who-we-are'
import { whyChoose } from './why-choose'

/** Every section that a page may have, in the order of the picker. */
export const pageBlocks: Template[] = [
  hero,
  whyChoose,
  categories,
  askShadow,
  offers,
  gallery,
  expertMedicine,
  locations,
  faq,
  pageHero,
  icons,
  mission,
  whoWeAre,
  teamGrid,
  practitioners,
  statStrip,
  ledgerList,
  addressCards,
  spotlights,
  tariff,
  contactBlock,
  testimonials,
  infoCards,
  contactForm,
  appointmentForm,
  enquirySent,
  clinicCards,
  panel,
  maps,
  urgentHelp,
  listingHero,
  treatmentCards,
  journey,
  closingCall,
  articleHead,
  articleList,
  textSection,
  clinicalPart,
  clinicalSources,
  priceList,
  visitChoice,
  imageSection,
  trustBanner,
  benefitCards,
  technology,
  benefitsGrid,
  linkRow,
  teasers,
  welcome,
  expertise,
  products,
  services,
]
