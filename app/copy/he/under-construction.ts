import type { Opening } from '../opening.ts'

export const underConstruction = {
  opening: {
    badge: '{studio}, סטודיו דיגיטלי',
    title: ['כאן עוד', 'בונים'],
    lead: 'האתר פתוח כרגע לגולשים מישראל בלבד.',
  } satisfies Opening,
  write: 'רוצים לדבר איתנו? כתבו לנו',
  inIsrael: 'אני בישראל',
}

export type UnderConstruction = typeof underConstruction
