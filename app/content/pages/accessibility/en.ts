import type { LegalWords } from '../legal-words.ts'

export const words: LegalWords = {
  link: 'Accessibility statement',
  meta: {
    title: 'Accessibility statement | {studio}',
    description:
      'The level of accessibility the site is built to, and whom to tell when something doesn’t work.',
    keywords: ['accessibility statement', 'web accessibility', 'WCAG 2.2'],
  },
  opening: {
    badge: 'Legal',
    title: ['Accessibility', 'statement'],
    lead: 'We aim for WCAG 2.2 level AA, in Hebrew and in English. Found something that doesn’t work? Write to us and we’ll fix it.',
  },
  body: {
    title: ['What already', 'works'],
    facts: [
      {
        name: 'Keyboard',
        text: 'Whatever can be clicked works from the keyboard too, and you always see where you are.',
      },
      {
        name: 'Screen readers',
        text: 'Headings and fields have names, pictures a description. Every page is checked by machine against the rules, in both languages.',
      },
      {
        name: 'Contrast',
        text: 'The contrast of text is measured by day and by night, over pictures too.',
      },
      {
        name: 'Motion',
        text: 'If your device asks for less motion, pages stand still. Whatever moves by itself has a stop button.',
      },
      {
        name: 'Without scripts',
        text: 'Links, forms and the package builder work with JavaScript switched off.',
      },
    ],
  },
}
