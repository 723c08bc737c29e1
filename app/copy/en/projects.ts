import type { Projects } from '../he/projects.ts'
import { templates } from './templates.ts'

const landing = { category: 'Landing page', sample: true }

export const projects: Projects = {
  categories: {
    all: 'All',
    landing: 'Landing pages',
    website: 'Websites',
    mobile: 'Mobile apps',
    webapp: 'Web apps',
    branding: 'Branding',
  },
  open: 'See {project}',
  items: {
    'viola-medical': {
      name: 'Viola Medical',
      category: 'Website design',
      line: 'A clinic site, from first page to booked visit',
      sample: true,
    },
    'mello-petshop': {
      name: 'Mello',
      category: 'Shopify store',
      line: 'A pet shop where the right bag is easy to find',
      sample: true,
    },
    'chatmail-app': {
      name: 'ChatMail',
      category: 'Mobile app',
      line: 'A mailbox that reads like a conversation',
      sample: true,
    },
    'rody-app': {
      name: 'Rody',
      category: 'Mobile app',
      line: 'Tips about places, only from people you know',
      sample: true,
    },
    'nftwallet-app': {
      name: 'NFT Wallet',
      category: 'Mobile app',
      line: 'A wallet that explains every step before you approve',
      sample: true,
    },
    'growth-webapp': {
      name: 'Growth',
      category: 'Web app',
      line: 'All your marketing data on one screen',
      sample: true,
    },
    'expertpower-webapp': {
      name: 'ExpertPower',
      category: 'Web app',
      line: 'Clients and meetings in one place for consultants',
      sample: true,
    },
    'tlbank-webapp': {
      name: 'TL Bank',
      category: 'Web app',
      line: 'A business account you grasp at a glance',
      sample: true,
    },
    'yesod-engineers': {
      name: 'Yesod Engineers',
      category: 'Company website',
      line: 'Structural engineers, drawn like a plan',
      sample: true,
    },
    'shifon-bakery': {
      name: 'Shifon',
      category: 'Bakery website',
      line: 'What just left the oven, and how much of it is left',
      sample: true,
    },
    'tene-coffee': {
      name: 'Tene',
      category: 'Branding',
      line: 'A small roastery, a woven basket, a morning sky',
      sample: true,
    },
    'sarug-knitwear': {
      name: 'Sarug',
      category: 'Branding',
      line: 'A knitwear label whose mark is a single stitch',
      sample: true,
    },
    'marva-herbs': {
      name: 'Marva',
      category: 'Branding',
      line: 'Plant extracts in a bottle you can read in the dark',
      sample: true,
    },
    'toor-app': {
      name: 'Toor',
      category: 'Branding',
      line: 'Three dots in a queue, and the last one is you',
      sample: true,
    },
    'tzuk-festival': {
      name: 'Tzuk',
      category: 'Branding',
      line: 'A desert festival with posters built like a cliff',
      sample: true,
    },
    'law-firm': {
      ...landing,
      name: templates.items['law-firm'].business,
      line: 'A quiet page for a law firm, set like a good document',
    },
    'dental-clinic': {
      ...landing,
      name: templates.items['dental-clinic'].business,
      line: 'A bright page for a dentist, with booking at the top',
    },
    'real-estate-investment': {
      ...landing,
      name: templates.items['real-estate-investment'].business,
      line: 'A property investment page that opens with figures',
    },
    'financial-course': {
      ...landing,
      name: templates.items['financial-course'].business,
      line: 'A finance course made of nothing but type',
    },
    'crystal-workshop': {
      ...landing,
      name: templates.items['crystal-workshop'].business,
      line: 'A night-time page for a one-evening workshop',
    },
    'aesthetic-clinic': {
      ...landing,
      name: templates.items['aesthetic-clinic'].business,
      line: 'A small, soft site for an aesthetic clinic',
    },
  },
}
