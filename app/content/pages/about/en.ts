import type { AboutWords } from './he.ts'

export const words: AboutWords = {
  link: 'About the studio',
  menuName: 'About',
  meta: {
    title: 'About {founder}: talk straight to the designer | {studio}',
    description:
      'Who is behind the studio: {founder}, {jobTitle}. More than {years} years and more than {projects} projects, most under NDA.',
    keywords: ['about', 'boutique studio', 'product designer', 'design experience'],
  },
  opening: {
    badge: 'About',
    title: ['Good to meet you', 'I’m {founder}'],
    lead: '{studio} is a boutique studio run by {founder}: more than {years} years of experience, more than {projects} projects, and a straight line from the first call to the finished screen.',
  },
  body: {
    portraitAlt: 'Drawn portrait of {founder}',
    jobTitle: '{founder}, {jobTitle}',
    badges: { years: 'years of experience', projects: 'projects' },
    approach: {
      badge: 'How we work',
      title: ['Ask first', 'draw later'],
      items: [
        {
          title: 'One question to start',
          text: 'What should happen when someone opens this screen? Everything else follows from the answer.',
        },
        {
          title: 'Show early',
          text: 'A rough sketch at the start is worth more than a perfect screen at the end. It is easy to change and easy to argue with.',
        },
        {
          title: 'Hand over everything',
          text: 'Tidy files, the full code and an explanation. The day after, you don’t depend on the studio.',
        },
      ],
    },
    name: {
      badge: 'The name',
      title: ['One dot', 'another sound'],
      text: 'The letter bet is read as V. Put a dot inside and it is read as B: the same strokes, another sound. That dot is called a dagesh. Every screen we make takes the same test: what is the one thing without which it is misread?',
      without: 'Without a dagesh: V',
      with: 'With a dagesh: B',
    },
    confidential: {
      title: ['Most of the work', 'stays confidential'],
      text: 'Of more than {projects} projects, most are under a non-disclosure agreement. On a call we can talk about fields and about problems already solved, without names.',
    },
    cta: 'Let’s talk',
    work: 'See the work',
  },
}
