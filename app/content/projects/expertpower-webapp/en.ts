import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'ExpertPower',
  category: 'Web app',
  line: 'Clients and meetings in one place for consultants',
  sample: true,
  details:
    'Calendar, clients, meeting notes and proposals in one place, for consultants who work alone. The first screen answers the first question of every morning: who needs a reply today?',
  caseStudy: {
    meta: {
      title: 'ExpertPower: a CRM for consultants | {studio}',
      description:
        'Case study: a web app for consultants and independent experts, with clients, meetings, tasks and quotes in one place.',
      keywords: ['CRM', 'client management', 'web app', 'SaaS design'],
    },
    opening: {
      badge: 'Web app',
      title: ['ExpertPower,', 'clients, kept in order'],
      lead: 'A CRM for consultants and independent experts: clients, meetings, tasks and quotes. It is designed around the first question of every morning: who do I get back to today?',
    },
    role: 'Research with consultants, system design and the calendar integration.',
    problem:
      'Client management software was built for sales teams. A consultant on her own fills in fields instead of calling back.',
    decision:
      'One first screen: who needs a reply today, and why. Calendar, notes and proposals all open from the client’s name.',
    result:
      'Meeting notes are dictated on the way to the next meeting. A proposal is built from the notes, not from a blank template.',
    persona: {
      name: 'Inbal',
      age: 'aged 51',
      role: 'Independent organizational consultant',
      bio: 'Twenty active clients and no assistant. Everything is in one notebook that must not be lost.',
      pains: ['Forgets to follow up after a good meeting', 'Writes proposals at night'],
      goals: ['Finish the day at five', 'Let no client slip through the cracks'],
      quote: 'I don’t need a system. I need three good reminders.',
    },
    sample: true,
    screens: {
      desk: 'The consultant’s week',
      today: 'Who needs a reply today, and why',
    },
    layout: {
      story: ['A system for a team', 'or a notebook for one?'],
      tried: {
        title: ['A sales board', 'or three names?'],
        rejected: 'A board of columns, with a card for each deal',
        chosen: 'Three names, each with the reason',
        reason:
          'A deal board helps when several people hand a client on. A consultant who works alone hands nothing on: she needs to know whom to call.',
      },
      detail:
        'An open notebook, a yellow pen, a cup of coffee and an orange ball on the table, seen closely',
      film: 'The notes of a meeting are spoken, and saved beside the client’s name.',
      notes: {
        title: ['One day,', 'from morning to five'],
        items: [
          {
            title: '08:10 Morning',
            text: 'Who needs a reply today: three names, before the calendar opens.',
          },
          {
            title: '09:30 Meeting',
            text: 'The notes from last time are already open beside the name.',
          },
          {
            title: '10:40 On the way',
            text: 'Notes are dictated before the next meeting, nothing is typed.',
          },
          {
            title: '14:00 Proposal',
            text: 'A proposal is built from the notes and goes out to the client.',
          },
          {
            title: '17:00 End of day',
            text: 'What is left waits for the morning, with its reason.',
          },
        ],
      },
    },
  },
}
