import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'NFT Wallet',
  category: 'Mobile app',
  line: 'A wallet that explains every step before you approve',
  sample: true,
  details:
    'A wallet for digital collections that says in plain words what is about to happen before every approval: what you pay, what the network charges and what you get. What cannot be undone looks different from what can.',
  caseStudy: {
    meta: {
      title: 'NFT Wallet: a wallet that explains itself | {studio}',
      description:
        'Case study: a wallet for digital collections that explains every step in plain words before you approve it.',
      keywords: ['digital wallet', 'NFT', 'app design', 'fintech design'],
    },
    opening: {
      badge: 'Mobile app',
      title: ['NFT Wallet,', 'a wallet that explains'],
      lead: 'A wallet for digital collections that says in plain words what is about to happen before every approval. We designed the collection, the transfer and the approval screen.',
    },
    role: 'Experience design, the words on every screen, and a prototype for testing.',
    problem: 'Wallets ask you to approve a line of code. People press “Approve” and hope.',
    decision:
      'Every approval is a sentence: what you buy, for how much, and what cannot be undone. The technical part is one tap away.',
    result:
      'An approval screen you could read to someone on the phone. What can’t be undone looks different from everything else.',
    persona: {
      name: 'Thomas',
      age: 'aged 38',
      role: 'Photographer, sells prints online',
      bio: 'Came for the art, not for the technology. Once paid a fee he did not understand.',
      pains: ['Terms without explanations', 'Fear of pressing the wrong button'],
      goals: ['Know the cost in advance', 'Keep the collection private'],
      quote: 'If it can’t be undone, tell me first.',
    },
    sample: true,
    screens: {
      approval: 'Before you approve: how much, to whom and for what',
      collection: 'The collection is private until you offer it for sale',
    },
    layout: {
      story: ['From a line of code', 'to a sentence'],
      tried: {
        title: ['Approving code', 'or approving a sentence?'],
        rejected: 'A signing request as the network sends it',
        chosen: 'The same request as a sentence, with what cannot be undone',
        reason:
          'People who cannot read code approve without knowing what. The technical part is not gone: it is one tap away.',
      },
      detail:
        'The gallery wall from the side: three pictures, and an orange ball resting on one of them',
      film: 'The code is one tap away, and what cannot be undone takes a longer press.',
      notes: {
        title: ['What can be undone', 'and what cannot'],
        items: [
          { title: 'Buying a picture', text: 'Cannot be undone' },
          { title: 'Sending a picture', text: 'Cannot be undone' },
          { title: 'Offering it for sale', text: 'Can be undone until it is sold' },
          { title: 'Hiding a picture', text: 'Can always be undone' },
        ],
      },
    },
  },
}
