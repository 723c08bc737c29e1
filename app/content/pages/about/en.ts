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
    title: ['Good to meet you,', 'I’m {founder}'],
    lead: 'I run {studio}, a boutique studio: more than {years} years of experience, more than {projects} projects, and from the first call to the finished screen you talk to me.',
  },
  body: {
    portraitAlt: 'Drawn portrait of {founder}',
    jobTitle: '{founder}, {jobTitle}',
    badges: { years: 'years of experience', projects: 'projects' },
    story: {
      sample: true,
      badge: 'My story',
      title: ['You talk to', 'the designer'],
      paragraphs: [
        'I started as a designer at a large agency. I drew screens, passed them on, and months later met a very different product. Five people had passed it on between the client who said what she needed and whoever built it.',
        'So I opened my own studio. I listen, I draw the answer, and I follow development until the product is live. If something isn’t clear, you ask me.',
      ],
    },
    approach: {
      badge: 'How I work',
      title: ['Ask first,', 'draw later'],
      items: [
        {
          title: 'Start with a question',
          text: 'What should happen when someone opens this screen? Everything else follows from the answer.',
        },
        {
          title: 'Show early',
          text: 'I prefer a rough sketch at the start to a perfect screen at the end. It is easy to change and easy to argue with.',
        },
        {
          title: 'Hand over everything',
          text: 'Tidy files, the full code and an explanation. From then on you can do without me.',
        },
      ],
    },
    name: {
      badge: 'The name',
      title: ['A small dot,', 'another sound'],
      text: 'The letter bet is read as V. Put a dot inside and it is read as B: the same strokes, another sound. That dot is called a dagesh. I test every screen the same way: what is missing that makes people misread it?',
      without: 'Without a dagesh: V',
      with: 'With a dagesh: B',
    },
    confidential: {
      title: ['Most of the work', 'stays confidential'],
      text: 'Of more than {projects} projects, most are under a non-disclosure agreement. On a call I’ll gladly talk about fields and about problems I’ve already solved, without names.',
    },
    cta: 'Let’s talk',
    work: 'See the work',
  },
}
