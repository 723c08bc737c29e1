import type { PageWords } from '#content/page-words.ts'
import type { ScreenUser } from '#domain/pricing/screen-counts.ts'

export const words = {
  link: 'מחשבון: כמה תעלה האפליקציה',
  menuName: 'מחשבון מחיר',
  meta: {
    title: 'מחשבון: כמה עולה אפליקציה, לפי מסכים | {studio}',
    description:
      'סופרים מסכים לכל סוג משתמש ומקבלים הערכת מחיר לעיצוב האפליקציה, לפי המחירון שבאתר. בלי הרשמה ובלי להשאיר פרטים.',
    keywords: ['מחשבון מחיר אפליקציה', 'כמה עולה אפליקציה', 'הערכת מחיר', 'עיצוב UX/UI'],
  },
  opening: {
    badge: 'מחשבון',
    title: ['כמה תעלה', 'האפליקציה שלכם'],
    lead: 'סופרים מסכים, לא שעות: כמה רואים הלקוחות, כמה רואה הצוות וכמה נחוצים לניהול. המחיר לפי המחירון שבאתר.',
  },
  body: {
    form: {
      title: 'כמה מסכים יש?',
      help: 'מסך הוא תצוגה אחת עם מטרה אחת. אותו מסך כשהוא ריק או עם שגיאה נספר פעם אחת.',
      users: {
        clients: { name: 'ללקוחות', hint: 'כניסה, רשימה, פרטים, תשלום, ״ההזמנות שלי״' },
        staff: { name: 'לצוות', hint: 'מי מגיע היום, מה לעשות' },
        admin: { name: 'לניהול', hint: 'הזנה, דוחות, החזרים' },
      } satisfies Record<ScreenUser, { name: string; hint: string }>,
      submit: 'חישוב ההערכה',
    },
    result: {
      title: 'ההערכה',
      /** Before anything was counted: the studio of the article. */
      example: 'לדוגמה, סטודיו לפילאטיס שרוצה אפליקציה להרשמה לשיעורים:',
      screens: '{count} מסכים בסך הכול',
      size: 'היקף {size}',
      about: 'סביב {amount}',
      range: 'כל הטווח של ההיקף הזה: {amount}.',
      mvp: 'זה מחיר העיצוב. פיתוח של גרסה ראשונה (MVP): {amount}.',
      estimate:
        'זו הערכה ולא הצעה: המקום בטווח תלוי גם בכמה מסכים דומים זה לזה ובכמה החלטות כבר התקבלו.',
      builder: 'להוסיף לחבילה',
      contact: 'לשאול על המספרים',
    },
    sizes: {
      title: 'כל הגדלים, במחיר אחד לכל טווח',
      size: 'היקף',
      screens: 'מסכים',
      price: 'מחיר העיצוב{withVat}',
    },
    cheaper: {
      title: 'איך מורידים את המספר?',
      items: [
        'מתחילים מסוג משתמשים אחד. מה שהצוות כבר עושה בתוכנה קיימת, נשאר בה.',
        'תשלום בקישור של חברת הסליקה במקום מסכי תשלום.',
        'שפה אחת עכשיו, ומסכים שמוכנים לשנייה.',
      ],
      article: 'המאמר המלא: איך סופרים מסכים',
    },
  },
} satisfies PageWords & { body: object }

export type EstimateCalculator = (typeof words)['body']

export type EstimateCalculatorWords = typeof words
