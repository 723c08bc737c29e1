import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'TL Bank',
  category: 'Web app',
  line: 'A business account you grasp at a glance',
  sample: true,
  details:
    'A business account in the browser. The balance is shown next to what is already committed, so you see how much is really available. Before a transfer it checks that enough is left for salaries.',
  caseStudy: {
    meta: {
      title: 'TL Bank: business banking in the browser | {studio}',
      description:
        'Case study: a banking interface for businesses. Balance, cash flow, transfers and cards on one main screen.',
      keywords: ['fintech design', 'digital banking', 'web app', 'dashboard'],
    },
    opening: {
      badge: 'Web app',
      title: ['TL Bank,', 'an account at a glance'],
      lead: 'Business banking in the browser: balance, cash flow, transfers and cards. We designed one main screen that answers the daily questions without opening a menu.',
    },
    role: 'Strategy, the whole design system, a component library and the front end.',
    problem:
      'The balance is not the money a business has: part of it already belongs to salaries and tax. Owners find out late.',
    decision:
      'Show the available balance, not the balance. Every payment known in advance is deducted, and before a transfer you see what will be left.',
    result:
      'One main screen that answers the four daily questions without opening a menu, in Hebrew and English, in light and dark mode.',
    persona: {
      name: 'Tamar',
      age: 'aged 40',
      role: 'Owns a print shop with nine employees',
      bio: 'Checks the account three times a day, always in a hurry. Updates her cash-flow sheet on Saturdays.',
      pains: ['Never sure how much is really available', 'A transfer takes five screens'],
      goals: ['Pay suppliers on time', 'Sleep well before payday'],
      quote: 'I want to know one thing: can I pay today or not.',
    },
    sample: true,
    screens: {
      desk: 'The main screen: available balance, cash flow, card',
      transfer: 'Before a transfer you see what will be left',
    },
    layout: {
      story: ['The balance,', 'less what is already owed'],
      tried: {
        title: ['What is in the account', 'or what you can spend?'],
        rejected: 'The balance in large type, the rest behind menus',
        chosen: 'The available balance in large type, the full one below it',
        reason:
          'A large number reads as the answer. When it is the balance, the answer is wrong: part of it belongs to salaries and VAT.',
      },
      detail: 'The letter Tet as a bowl, an orange ball lying in it',
      film: 'One digit too many, and before any money moves you see what would be left after salaries.',
      notes: {
        title: ['Four questions,', 'one screen'],
        items: [
          {
            title: 'How much is available?',
            text: 'The balance after every payment known in advance.',
          },
          { title: 'How does the week look?', text: 'Cash flow, day by day.' },
          {
            title: 'What came in, what went out?',
            text: 'The latest activity, with a sign before each amount.',
          },
          { title: 'Which card pays?', text: 'The business card, on the same screen.' },
        ],
      },
    },
  },
}
