import type { Projects } from '../he/projects.ts'

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
    'mello-petshop': { name: 'Mello', category: 'Shopify store', line: 'A pet shop where the right bag is easy to find', sample: true },
    'chatmail-app': { name: 'ChatMail', category: 'Mobile app', line: 'A mailbox that reads like a conversation', sample: true },
    'rody-app': { name: 'Rody', category: 'Mobile app', line: 'Tips about places, only from people you know', sample: true },
    'nftwallet-app': {
      name: 'NFT Wallet',
      category: 'Mobile app',
      line: 'A wallet that explains every step before you approve',
      sample: true,
    },
    'growth-webapp': { name: 'Growth', category: 'Web app', line: 'All your marketing data on one screen', sample: true },
    'expertpower-webapp': {
      name: 'ExpertPower',
      category: 'Web app',
      line: 'Clients and meetings in one place for consultants',
      sample: true,
    },
    'tlbank-webapp': { name: 'TL Bank', category: 'Web app', line: 'A business account you grasp at a glance', sample: true },
  },
}
