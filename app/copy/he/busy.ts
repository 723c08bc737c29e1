import type { Opening } from '../opening.ts'

export const busy = {
  opening: {
    badge: '{studio}, סטודיו דיגיטלי',
    title: ['עמוס כאן', 'לרגע'],
    lead: 'הגיעו עכשיו יותר מדי בקשות יחד, והעמוד לא נטען. בעוד כמה שניות הוא יעלה.',
  } satisfies Opening,
  retry: 'לנסות שוב',
  write: 'או לכתוב לנו',
}

export type Busy = typeof busy
