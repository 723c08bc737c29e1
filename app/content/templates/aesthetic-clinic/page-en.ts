import type { AestheticClinicPage } from './page-he.ts'

export const page: AestheticClinicPage = {
  shell: {
    navLabel: 'Pages of the clinic',
    menu: 'Menu',
    close: 'Close',
    trade: 'Aesthetic medicine',
    book: 'Book a consultation',
    pages: {
      treatments: 'Treatments',
      pricing: 'Prices',
      'before-after': 'Before and after',
      about: 'The clinic',
      blog: 'Articles',
      contact: 'Contact',
    },
    days: ['Sun–Thu', 'Fri'],
    hoursLabel: 'Hours',
    phoneLabel: 'Phone',
    addressLabel: 'Address',
    street: '4 HaPnina Street, second floor',
    city: 'Tel Aviv',
    fictional: 'Dr. Maya Alon, the staff, the address, the phone and the prices are fictional.',
    advice:
      'This site is general information, not medical advice. Whether a treatment suits you is decided at an exam.',
    otherLanguage: 'This page in Hebrew',
  },
  home: {
    title: ['Second', 'skin'],
    lead: 'Precise aesthetic treatments, at your pace and never overdone.',
    alt: 'A string of pearls and one large pearl among folds of blush silk',
    first: {
      title: 'Before we add, we look',
      text: 'A consultation is a talk in front of a mirror, in window light. Dr. Alon watches how the face moves, asks what bothers you and since when, and sometimes says: not now.',
      facts: [
        'Every injection by a physician',
        'A written plan to take home',
        'A free check after two weeks',
      ],
    },
    treatments: {
      title: 'Treatments',
      lead: 'The price here is the price at the desk, VAT included.',
      all: 'What each treatment includes',
    },
    visit: {
      title: 'A first visit',
      lead: 'Each pearl is a step. The big one takes longest.',
      alt: 'Folds of blush silk from near',
      minutes: '{minutes} minutes',
      nights: 'Two nights at least',
      parts: {
        talk: { title: 'Talk', text: 'What bothers you, what was done before, what you take.' },
        look: { title: 'Look', text: 'In motion, at rest, in profile. Photos for your file.' },
        offer: { title: 'Plan', text: 'What we would do, what not, price and risks. In writing.' },
        nights: { title: 'Sleep on it', text: 'No injections on the day of the consultation.' },
        treatment: {
          title: 'Treatment',
          text: 'On a separate day. Two weeks later we check together.',
        },
      },
    },
    doctor: {
      quote: [
        'If they ask “what did you do?” we did too much.',
        'If they ask “did you sleep well?” we got it right.',
      ],
      role: 'Dermatologist',
      more: 'The clinic and its people',
      alt: 'Folded towels, a dropper bottle of oil and two pearls',
    },
    articles: { title: 'Short reads', all: 'All articles' },
    call: {
      title: 'A question?',
      text: 'Roni, our nurse, picks up. She knows what people ask before a treatment and what they feel after it.',
    },
  },
  notFound: {
    head: 'No such page on the clinic’s site',
    description: 'The address is not on the clinic’s demo site.',
    title: ['No page', 'here'],
    lead: 'This address is not on the clinic’s site. These pages are:',
    home: 'Home',
    alt: 'Pearls among drops of water on a blush plate',
  },
}
