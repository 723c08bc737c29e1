import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'Growth',
  category: 'Web app',
  line: 'All your marketing data on one screen',
  sample: true,
  details:
    'One place for a small business’s advertising figures, opening with a single sentence: what changed this month. An alert arrives only when there is something to do, and the action is in the alert.',
  caseStudy: {
    meta: {
      title: 'Growth: marketing data on one screen | {studio}',
      description:
        'Case study: a web app that gathers a small business’s marketing data. Dashboard, reports and alerts.',
      keywords: ['dashboard', 'web app', 'SaaS design', 'marketing data'],
    },
    opening: {
      badge: 'Web app',
      title: ['Growth,', 'marketing, one screen'],
      lead: 'A web app that gathers a small business’s marketing data from different sources. We designed the dashboard, the reports and the alerts.',
    },
    role: 'Specification, design and development, including the data integrations.',
    problem:
      'A small business advertises in three places and gets three reports. None of them says whether the month was good.',
    decision:
      'Open with a sentence, not a chart. The system writes what changed and why; the numbers below are the proof.',
    result:
      'Alerts come only when there is something to do, and the action is in the alert. The rest of the time it stays quiet.',
    persona: {
      name: 'Ronit',
      age: 'aged 47',
      role: 'Owns three Pilates studios',
      bio: 'Handles the advertising alone, in the evenings. Good with numbers, short on patience for screens.',
      pains: [
        'Finds out at the end of the month that the budget is gone',
        'Every system counts differently',
      ],
      goals: ['Know what a new client costs', 'Stop in time'],
      quote: 'Don’t show me a chart. Tell me what to do on Sunday.',
    },
    sample: true,
    screens: {
      desk: 'The month in one sentence, with the numbers below',
      alert: 'An alert with an action in it',
    },
    layout: {
      story: ['One sentence', 'before all the numbers'],
      tried: {
        title: ['A wall of charts', 'or one sentence?'],
        rejected: 'A dashboard: one chart for each source',
        chosen: 'One sentence, and the proof below it',
        reason:
          'To read a chart you must know what to look for. A business owner opens the system in the evening with one question: should I change anything?',
      },
      detail:
        'The letter Gimel from below, tall against a green wall, an orange ball and a small yellow one before it',
      film: 'First the sentence, then the numbers that prove it.',
      notes: {
        title: ['When it writes', 'and when it is quiet'],
        items: [
          {
            title: 'The cost of a lead rises for several days',
            text: 'An alert, with the action in it',
          },
          {
            title: 'An ad brings more than its share of the budget',
            text: 'A suggestion on the screen, no alert',
          },
          { title: 'A source sent no data', text: 'The sentence says what is missing' },
          { title: 'The month is like the last one', text: 'Silence' },
        ],
      },
    },
  },
}
