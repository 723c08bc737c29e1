import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'הקליניקה והצוות',
  meta: {
    title: 'הקליניקה והצוות, אתר הדגמה | {studio}',
    description: 'עמוד האודות באתר ההדגמה של קליניקה אסתטית בדויה.',
    keywords: ['אתר לקליניקה', 'עמוד אודות'],
  },
  opening: {
    badge: 'אתר הדגמה',
    title: ['הקליניקה', 'ומי שעומדת מאחוריה'],
    lead: 'עמוד האודות באתר ההדגמה של ד״ר מאיה אלון, רופאה בדויה. כאן מראים איך קליניקה מציגה את הצוות, את הגישה ואת החלל.',
  },
}
