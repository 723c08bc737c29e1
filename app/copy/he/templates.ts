import type { TemplateId } from '#catalog/templates.ts'
import type { Title } from '../opening.ts'

/** `business` is invented, and the pages say so. */
type Words = { business: string; kind: string; line: string }

export const templates = {
  badge: 'תבנית לדוגמה',
  demoNotice: '{business} הוא שם בדוי. הטקסטים והפרטים בעמוד נכתבו להדגמה.',
  wantThis: 'אני רוצה כזה לעסק',
  story: ['מה יש בדף', 'ולמה ככה'] satisfies Title,
  facts: 'פרטי התבנית',
  screens: ['הדף מקרוב', 'במחשב ובנייד'] satisfies Title,
  captions: { desk: '{business} במחשב', phone: 'אותו דף בנייד' },
  pages: ['אתר שלם', 'שישה עמודים'] satisfies Title,
  next: 'התבנית הבאה',
  items: {
    'law-firm': {
      business: 'לוין, שגב ושות׳',
      kind: 'תבנית למשרד עורכי דין',
      line: 'שקטה, כתובה היטב, בלי קישוטים',
    },
    'dental-clinic': {
      business: 'מרפאת קשת',
      kind: 'תבנית למרפאת שיניים',
      line: 'בהירה ומזמינה, עם קביעת תור בראש העמוד',
    },
    'real-estate-investment': {
      business: 'גובה השקעות',
      kind: 'תבנית להשקעות נדל״ן',
      line: 'הנתונים קודם, הסיפור אחר כך',
    },
    'financial-course': {
      business: 'כסף שעובד',
      kind: 'תבנית לקורס פיננסי',
      line: 'כולה אותיות, כמו כרזה ברחוב',
    },
    'crystal-workshop': {
      business: 'אבן ירח',
      kind: 'תבנית לסדנת קריסטלים',
      line: 'לילית ורכה, לסדנה של ערב אחד',
    },
    'aesthetic-clinic': {
      business: 'ד״ר מאיה אלון',
      kind: 'תבנית לקליניקה אסתטית',
      line: 'אתר קטן שלם: טיפולים, מחירים ותיאום תור',
    },
  } satisfies Record<TemplateId, Words>,
}

export type Templates = typeof templates
