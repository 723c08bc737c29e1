import type { CaseScreens, CaseStudies } from '../he/case-studies.ts'

export const caseStudies: CaseStudies = {
  'viola-medical': {
    role: 'Specification, full design, a component library in Figma and support for the developers.',
    problem:
      'Most calls to the clinic asked one thing: when is there an appointment. The old site talked about the clinic and did not answer.',
    decision:
      'Open with the next free slot, not with a picture of the building. Doctor, day and hour come before any marketing text.',
    result:
      'An appointment in three taps, with no account. The front desk knows the reason for the visit, so the meeting starts prepared.',
    persona: {
      name: 'Yael',
      age: 'aged 34',
      role: 'Product manager, first pregnancy',
      bio: 'Arranges her calendar between meetings. With no answer within a minute, she moves on to the next clinic.',
      pains: ['A busy line every morning', 'Explaining everything again at each visit'],
      goals: ['A slot before or after work', 'Knowing who she will meet'],
      quote: 'I don’t need a tour of the site. I need a day and an hour.',
    },
    sample: true,
  },
  'mello-petshop': {
    role: 'Brand, design and build of the Shopify store, photography and catalog copy.',
    problem:
      'Hundreds of bags that look alike. New buyers phoned to ask what fits, and those who did not phone did not buy.',
    decision:
      'Start with the animal. Two questions, size and age, narrow the shelf down, and the shop remembers the answer.',
    result:
      'A product page that says how long the bag will last, and a basket that knows the dog’s name. The answer people used to phone for is on the page.',
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
  },
  'chatmail-app': {
    role: 'Product design, a prototype for testing, and the app itself for both systems.',
    problem:
      'An inbox is a to-do list that other people write. Whoever is in meetings all day returns to forty messages and no place to start.',
    decision:
      'Count decisions, not messages. The agent reads everything and returns only what waits for an answer, with a likely answer beside it.',
    result:
      'One summary screen that leads to a yes, a no or a call. Hebrew and English live in one inbox, each message in its own direction.',
    persona: {
      name: 'Noa',
      age: 'aged 42',
      role: 'Runs an architecture practice',
      bio: 'Eight projects at once, most of the day on building sites. Answers mail from the car, by voice.',
      pains: ['Important messages get buried', 'Each reply means reading a whole thread'],
      goals: ['Clear the inbox in ten minutes', 'Never hold up an approval'],
      quote: 'Tell me what is waiting for me, not what arrived.',
    },
    sample: true,
  },
  'rody-app': {
    role: 'Research, product design and the first version of the app.',
    problem:
      'Thousands of reviews and not one by somebody you trust. In the end you text a friend, and the answer gets lost.',
    decision:
      'No strangers and no stars. A tip is one sentence, seen only by the people its writer chose.',
    result:
      'A map that fills up slowly and stays honest. Writing a tip takes less time than the coffee you are waiting for.',
    persona: {
      name: 'Dana',
      age: 'aged 27',
      role: 'Designer, new in Haifa',
      bio: 'Knows six people in town and trusts three of them. Saves screenshots of tips and never finds them.',
      pains: ['Reviews that read like adverts', 'Good tips scattered over chats'],
      goals: ['Eat well in a new city', 'Return the favor'],
      quote: 'I don’t care what a thousand people thought. What did Maya think?',
    },
    sample: true,
  },
  'nftwallet-app': {
    role: 'Experience design, the words on every screen, and a prototype for testing.',
    problem: 'Wallets ask you to approve a line of code. People press the button and hope.',
    decision:
      'Every approval is a sentence: what you buy, for how much, and what cannot be undone. The technical part is one tap away.',
    result:
      'An approval screen you could read to somebody on the phone. What has no way back looks different from everything else.',
    persona: {
      name: 'Thomas',
      age: 'aged 38',
      role: 'Photographer, sells prints online',
      bio: 'Came for the art, not for the technology. Once paid a fee he did not understand.',
      pains: ['Terms without explanations', 'Fear of pressing the wrong button'],
      goals: ['Know the cost beforehand', 'Keep the collection private'],
      quote: 'If it can’t be undone, tell me before.',
    },
    sample: true,
  },
  'growth-webapp': {
    role: 'Specification, design and build, with the connections to the sources of data.',
    problem:
      'A small business advertises in three places and gets three reports. None of them says whether the month was good.',
    decision:
      'Open with a sentence, not a chart. The system writes what changed and why; the numbers below are the proof.',
    result:
      'Alerts come only when there is something to do, and the thing to do is in them. The rest of the time it is quiet.',
    persona: {
      name: 'Ronit',
      age: 'aged 47',
      role: 'Owns three Pilates studios',
      bio: 'Runs the advertising alone, in the evening. Good with numbers, short on patience for screens.',
      pains: [
        'Finds out at the end of the month that the budget is gone',
        'Every system counts differently',
      ],
      goals: ['Know what a new client costs', 'Stop in time'],
      quote: 'Don’t show me a chart. Tell me what to do on Sunday.',
    },
    sample: true,
  },
  'expertpower-webapp': {
    role: 'Research with consultants, design of the system and the link to the calendar.',
    problem:
      'Client software was built for sales teams. A consultant on her own fills in fields instead of calling back.',
    decision:
      'One first screen: who needs a reply today, and why. Calendar, notes and proposal open from the name.',
    result:
      'Meeting notes are spoken on the way to the next meeting. A proposal grows out of the notes, not out of an empty template.',
    persona: {
      name: 'Inbal',
      age: 'aged 51',
      role: 'Independent organizational consultant',
      bio: 'Twenty active clients and no assistant. Everything is in one notebook that must not be lost.',
      pains: ['Forgets to follow up after a good meeting', 'Writes proposals at night'],
      goals: ['Finish the day at five', 'Let no client slip through'],
      quote: 'I don’t need a system. I need three good reminders.',
    },
    sample: true,
  },
  'tlbank-webapp': {
    role: 'Strategy, the whole design system, a component library and the front end.',
    problem:
      'The balance is not the money a business has: part of it already belongs to salaries and tax. Owners find out late.',
    decision:
      'Show the free balance, not the balance. Every payment known in advance is taken off, and before a transfer you see what will be left.',
    result:
      'One main screen that answers the four questions of every day without a menu, in Hebrew and English, by day and by night.',
    persona: {
      name: 'Tamar',
      age: 'aged 40',
      role: 'Owns a print shop with nine employees',
      bio: 'Checks the account three times a day, always in a hurry. Updates her cash-flow sheet on Saturdays.',
      pains: ['Never sure how much is really free', 'A transfer takes five screens'],
      goals: ['Pay suppliers on time', 'Sleep well before payday'],
      quote: 'I want to know one thing: can I pay today or not.',
    },
    sample: true,
  },
}

export const caseScreens: CaseScreens = {
  'viola-medical': {
    desk: 'The home page: the next free slots beside the headline',
    booking: 'Booking on a phone: reason, day, hour',
  },
  'mello-petshop': {
    desk: 'The shelf after two questions',
    product: 'A product page that knows how long the bag will last',
  },
  'chatmail-app': {
    inbox: 'The inbox in Hebrew',
    summary: 'Three decisions instead of fourteen mails',
    english: 'The same inbox in English, in its own direction',
  },
  'rody-app': { map: 'The map, with friends only', tip: 'A tip is one sentence' },
  'nftwallet-app': {
    approval: 'Before you approve: how much, to whom and for what',
    collection: 'The collection is private until you offer it for sale',
  },
  'growth-webapp': {
    desk: 'The sentence of the month, with the numbers below',
    alert: 'An alert with something to do in it',
  },
  'expertpower-webapp': {
    desk: 'The consultant’s week',
    today: 'Who needs a reply today, and why',
  },
  'tlbank-webapp': {
    desk: 'The main screen: free balance, cash flow, card',
    transfer: 'Before a transfer you see what will be left',
  },
}
