import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Mello',
  category: 'Shopify store',
  line: 'A pet store where the right bag is easy to find',
  sample: true,
  details:
    'A pet store that starts with the pet, not the shelf: two short questions lead to the right bag by size and age. The product page tells you the date the bag will last until, so you know when to order again.',
  caseStudy: {
    meta: {
      title: 'Mello: a Shopify store for pets | {studio}',
      description:
        'Case study: brand, catalog and checkout of a pet shop on Shopify that starts by asking which animal lives at home.',
      keywords: ['Shopify store', 'pet shop', 'online store design', 'e-commerce'],
    },
    opening: {
      badge: 'Shopify store',
      title: ['Mello,', 'a store for pets'],
      lead: 'A Shopify store arranged the way pet owners think: the animal first, then its age, and only then the product. We designed the brand, the catalog and the way to checkout.',
    },
    role: 'Brand, design and build of the Shopify store, photography and catalog copy.',
    problem:
      'Hundreds of bags that look alike. New buyers called to ask which one to get, and those who didn’t call didn’t buy.',
    decision:
      'Start with the animal. Two questions, size and age, narrow the shelf down, and the store remembers the answer.',
    result:
      'A product page that says how long the bag will last, and a cart that knows the dog’s name. The answer people used to call for is on the page.',
    persona: {
      name: 'Uri',
      age: 'aged 29',
      role: 'Adopted a dog two months ago',
      bio: 'Read three guides and came out more confused. Buys at night, on his phone, after the bag is empty.',
      pains: ['Cannot read a food label', 'Remembers to order too late'],
      goals: ['Choose right, once', 'Get the next bag on time'],
      quote: 'Just tell me what Luna eats.',
    },
    sample: true,
    screens: {
      desk: 'The shelf after two questions',
      product: 'A product page that knows how long the bag will last',
    },
    layout: {
      story: ['From hundreds of bags', 'to Luna’s bag'],
      tried: {
        title: ['Store filters', 'or two questions?'],
        rejected: 'A catalog with a list of filters: brand, weight, ingredients',
        chosen: 'One shelf, after two questions',
        reason:
          'Filters help people who know what they want. Two months after adopting a dog, you know only her size and her age.',
      },
      detail: 'The arch of the letter Mem as a green gate, an orange ball at its entrance',
      film: 'Two answers, and four bags are left of a full shelf.',
      notes: {
        title: ['A product page', 'that answers first'],
        items: [
          { title: 'Who it is for', text: 'Size and age, right below the name.' },
          { title: 'How long it lasts', text: 'A date, not a weight.' },
          { title: 'How much to give', text: 'A daily portion, in grams.' },
          { title: 'Why this one', text: 'The store says what the choice is based on.' },
        ],
      },
    },
  },
}
