import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'ChatMail',
  category: 'Mobile app',
  line: 'A mailbox that reads like a conversation',
  sample: true,
  details:
    'A mailbox where every thread looks like a conversation. An AI agent reads what has piled up and shows one line for each pending decision, ready to be answered. It works in Hebrew and in English, each in its own direction.',
  caseStudy: {
    meta: {
      title: 'ChatMail: email that reads like a chat | {studio}',
      description:
        'Case study: a mail app that shows threads as chats, with an agent that sums up what has piled up in the inbox.',
      keywords: ['app design', 'mail app', 'mobile UX', 'AI agent'],
    },
    opening: {
      badge: 'Mobile app',
      title: ['ChatMail,', 'mail as conversation'],
      lead: 'A mail app that shows every thread as a chat, with an agent that sums up what has piled up. We designed the inbox, the summary screen and the team mode.',
    },
    role: 'Product design, a prototype for testing, and the app itself for iOS and Android.',
    problem:
      'An inbox is a to-do list that other people write. After a day of meetings you come back to forty messages and no idea where to start.',
    decision:
      'Count decisions, not messages. The agent reads everything and shows only what needs an answer, with a suggested reply.',
    result:
      'One summary screen that leads to a yes, a no or a call. Hebrew and English share one inbox, each message in its own direction.',
    persona: {
      name: 'Noa',
      age: 'aged 42',
      role: 'Runs an architecture firm',
      bio: 'Eight projects at once, most of the day on construction sites. Answers email from the car, by voice.',
      pains: ['Important messages get buried', 'Each reply means reading a whole thread'],
      goals: ['Clear the inbox in ten minutes', 'Never hold up an approval'],
      quote: 'Tell me what is waiting for me, not what arrived.',
    },
    sample: true,
    screens: {
      inbox: 'The inbox in Hebrew',
      summary: 'Three decisions instead of fourteen emails',
      english: 'The same inbox in English, in its own direction',
    },
    layout: {
      story: ['A short thread', 'about forty messages'],
      tried: {
        title: ['A list of messages', 'or a list of decisions?'],
        rejected: 'A sorted list: urgent first, with labels',
        chosen: 'One screen of decisions, with an answer in every row',
        reason:
          'Even with urgent mail on top, you open every thread to see what it asks of you. A row that states the decision saves the opening.',
      },
      detail: 'Both phones from behind and above, on a yellow base, an orange ball beside them',
      film: 'One tap in each row, while the heading counts the decisions that are left.',
      notes: {
        title: ['Two languages,', 'one inbox'],
        items: [
          {
            title: 'Faces start the line',
            text: 'On the right in Hebrew, on the left in English. The time and the counter are on the other side.',
          },
          {
            title: 'The button changes sides',
            text: 'The compose button is always at the end of the line.',
          },
          {
            title: 'Times stay as they are',
            text: 'Digits read left to right in both languages, inside a Hebrew sentence too.',
          },
          {
            title: 'Each message has its own direction',
            text: 'It follows the message, not the language of the app.',
          },
        ],
      },
    },
  },
}
