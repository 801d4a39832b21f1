import type { Template } from 'tinacms'
import { benefitCards } from './benefit-cards'
import { benefitsGrid } from './benefits-grid'
import { categories } from './categories'
import { closingCall } from './closing-call'
import { expertMedicine } from './expert-medicine'
import { expertise } from './expertise'
import { faq } from './faq'
import { gallery } from './gallery'
import { hero } from './hero'
import { icons } from './icons'
import { imageSection } from './image-section'
import { journey } from './journey'
import { linkRow } from './link-row'
import { listingHero } from './listing-hero'
import { locations } from './locations'
import { offers } from './offers'
import { pageHero } from './page-hero'
import { products } from './products'
import { services } from './services'
import { teasers } from './teasers'
import { technology } from './technology'
import { textSection } from './text-section'
import { treatmentCards } from './treatment-cards'
import { trustBanner } from './trust-banner'
import { welcome } from './welcome'
import { whyChoose } from './why-choose'

/** Every section that a page may have, in the order of the picker. */
export const pageBlocks: Template[] = [
  hero,
  whyChoose,
  categories,
  offers,
  gallery,
  expertMedicine,
  locations,
  faq,
  pageHero,
  icons,
  listingHero,
  treatmentCards,
  journey,
  closingCall,
  textSection,
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
