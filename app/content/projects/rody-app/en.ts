import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Rody',
  category: 'Mobile app',
  line: 'Tips about places, only from people you know',
  sample: true,
  details:
    'A map of tips with only people you know on it. No stars and no scores: each tip is one sentence from a friend, with a picture or two. Lists can be shared before a trip.',
  caseStudy: {
    meta: {
      title: 'Rody: an app for tips from friends | {studio}',
      description:
        'Case study: an app for tips about places, only from people you know. Map, writing a tip, shared lists.',
      keywords: ['app design', 'recommendation app', 'map design', 'mobile UX'],
    },
    opening: {
      badge: 'Mobile app',
      title: ['Rody,', 'tips from friends'],
      lead: 'An app that shows tips about places only from people you know. We designed the map, the tip editor and the lists people share.',
    },
    role: 'Research, product design and the first version of the app.',
    problem:
      'Thousands of reviews, and not one from someone you trust. In the end you text a friend, and the answer gets lost.',
    decision:
      'No strangers and no stars. A tip is one sentence, seen only by the people its writer chose.',
    result:
      'A map that fills up slowly and stays honest. Writing a tip takes less time than the coffee you are waiting for.',
    persona: {
      name: 'Dana',
      age: 'aged 27',
      role: 'Designer, new in Haifa',
      bio: 'Knows six people in town and trusts three of them. Saves screenshots of tips and never finds them.',
      pains: ['Reviews that read like ads', 'Good tips scattered across chats'],
      goals: ['Eat well in a new city', 'Return the favor'],
      quote: 'I don’t care what a thousand people thought. What did Maya think?',
    },
    sample: true,
    screens: {
      map: 'The map, with friends only',
      tip: 'A tip is one sentence',
    },
    layout: {
      story: ['From asking a friend', 'to a pin on the map'],
      tried: {
        title: ['Five stars', 'or one sentence?'],
        rejected: 'A page for a place, with a score and stars',
        chosen: 'A page for a place, with a friend’s sentence',
        reason:
          'An average brings the strangers back: nobody knows whose it is. A sentence has a name, and you can ask the person who wrote it.',
      },
      detail:
        'The set from above, like a map: a phone on a yellow base, the white letter Resh and an orange ball between stripes of shadow',
      film: 'A sentence, and then who sees it: only me, the group, or friends.',
      notes: {
        title: ['Who sees', 'the tip'],
        items: [
          { title: 'Only me', text: 'A note to myself. No friend sees it.' },
          { title: 'A group', text: 'People on one trip, such as “Trip to Jaffa”.' },
          {
            title: 'Friends',
            text: 'People I approved. This is the widest circle: there is no “everyone”.',
          },
        ],
      },
    },
  },
}
