import { emptyCardWords, type CardContent } from '#domain/business-card/card-content.ts'
import type { cards } from '../db/card-schema.ts'
import type { shortLinks } from '../db/short-link-schema.ts'

const content: CardContent = {
  theme: 'postcard',
  colors: null,
  words: {
    he: {
      ...emptyCardWords,
      name: 'יפעת סויסה',
      role: 'יועצת תזונה',
      company: 'לדוגמה',
      about: 'תזונה לאנשים שאין להם זמן לבשל.',
      services: ['פגישה ראשונה', 'ליווי חודשי'],
    },
    en: {
      ...emptyCardWords,
      name: 'Yifat Suissa',
      role: 'Nutritionist',
      company: 'Sample',
      about: 'Food for people with no time to cook.',
      services: ['First meeting', 'A month of guidance'],
    },
    ru: emptyCardWords,
  },
  phone: '+972500000007',
  whatsapp: '',
  sms: '',
  email: 'demo7@example.com',
  website: '',
  profiles: [],
  hours: [],
  photo: null,
  gallery: [],
  takesDetails: false,
  detailsEmail: '',
}

/** The card of a client of the demo. */
export const demoCard = {
  slug: 'demo-yifat',
  status: 'active',
  content,
} satisfies Partial<typeof cards.$inferInsert>

/** A code for print that leads to a page of the site. */
export const demoLink = {
  slug: 'demo-sticker',
  name: 'מדבקה לחלון (לדוגמה)',
  destination: '/he/services/landing-page',
  status: 'active',
  look: 'plain',
} satisfies Partial<typeof shortLinks.$inferInsert>
