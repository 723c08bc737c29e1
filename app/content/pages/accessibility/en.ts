import type { LegalWords } from '../legal-words.ts'

export const words: LegalWords = {
  link: 'Accessibility statement',
  meta: {
    title: 'Accessibility statement: what was checked | {studio}',
    description:
      'The standard the site is built to, how it was checked, what has not been checked yet, and who to tell if something doesn’t work.',
    keywords: ['accessibility statement', 'web accessibility', 'WCAG 2.2'],
  },
  opening: {
    badge: 'Legal',
    title: ['Accessibility', 'statement'],
    lead: 'The site is built to {wcag} level {level}, in Hebrew and in English. Found something that doesn’t work? Write to us and we’ll fix it.',
  },
  body: {
    title: ['What is checked,', 'and what is not yet'],
    sections: {
      standard: {
        title: 'Standard and level',
        blocks: [
          'The site is built to the {wcag} guidelines at level {level}. They include the level {level} requirements of the Israeli standard {israeliStandard}, which the Israeli service accessibility regulations refer to.',
          'This is our own assessment, based on the checks below. No outside body has certified it.',
        ],
      },
      checks: {
        title: 'How we checked',
        blocks: [
          'The checks run again every time the site changes. The date at the top of this page is the date this statement was last reviewed.',
          [
            'Every page, in Hebrew and in English, is checked with axe-core {axe} against the rules of {wcag} {level}, in a Chromium browser driven by Playwright {playwright}.',
            'Before a design change, every page is also checked in light and dark mode, at widths of {narrowest} to {widest} pixels and at double size, and must not scroll sideways.',
            'Color contrast is computed in both modes, and measured for text over pictures too.',
            'Navigation, forms, menus and messages are tested by keyboard, and motion is tested with reduced motion turned on.',
          ],
        ],
      },
      works: {
        title: 'What works',
        blocks: [
          [
            'Keyboard: everything you can click also works from the keyboard, the focus is visible, and the first link skips to the content.',
            'Screen readers: headings, fields and buttons have names, pictures a description, and errors and messages are read out.',
            'Motion: if your device asks for less motion, pages stand still. Anything that moves by itself has a stop button. Films have no sound, and captions or a text beside them say what happens.',
            'Display: you can zoom in, and switch between light and dark.',
            'Without JavaScript: links, forms and the package builder work with it switched off.',
            'Quotes: an ordinary page, and a PDF tagged to PDF/UA.',
          ],
        ],
      },
      gaps: {
        title: 'What is not perfect yet',
        blocks: [
          [
            'We have not yet tested with people with disabilities, nor done a full manual test with screen readers such as NVDA, JAWS and VoiceOver.',
            'The automated checks run in Chromium. No regular checks run in Safari or Firefox.',
            'Automated checks find only some of the problems.',
            'Sites that our links lead to, such as WhatsApp, are not under our control.',
          ],
        ],
      },
      contact: {
        title: 'Accessibility coordinator',
        blocks: [
          '{founder} is responsible for the accessibility of this site. Write or call. To help us fix it quickly, say on which page it happened, what you were trying to do, and which browser or assistive technology you used.',
          'We reply within {formReplyTime} during business hours. If the fix takes time, you’ll get the information or the service another way in the meantime.',
        ],
      },
      complaints: {
        title: 'Not fixed?',
        blocks: [
          'You can contact the Commission for Equal Rights of Persons with Disabilities at the Israeli Ministry of Justice.',
        ],
        link: 'The Commission’s site',
      },
    },
  },
}
