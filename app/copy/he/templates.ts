import type { Title } from '../opening.ts'

export const templates = {
  badge: 'תבנית לדוגמה',
  demoNotice: '{business} הוא שם בדוי. הטקסטים והפרטים בעמוד נכתבו להדגמה.',
  wantThis: 'אני רוצה כזה לעסק',
  story: ['מה יש בדף', 'ולמה ככה'] satisfies Title,
  facts: 'פרטי התבנית',
  screens: ['הדף מקרוב', 'במחשב ובנייד'] satisfies Title,
  captions: { desk: '{business} במחשב', phone: 'אותו דף בנייד' },
  next: 'התבנית הבאה',
}

export type Templates = typeof templates
