import type { PageWords } from '#content/page-words.ts'

export const words = {
  link: 'כל השירותים והמחירים',
  meta: {
    title: 'שירותים ומחירים: אתרים, חנויות, אפליקציות ועיצוב | {studio}',
    description:
      'כל השירותים של הסטודיו ברשימה אחת, עם מחיר התחלה וזמן אספקה: בניית אתרים, דף נחיתה, חנות וירטואלית, אפליקציה, עיצוב UX/UI, מיתוג וייעוץ.',
    keywords: ['בניית אתרים', 'דף נחיתה', 'חנות וירטואלית', 'פיתוח אפליקציות', 'כמה עולה אתר'],
  },
  opening: {
    badge: 'שירותים',
    title: ['מה בונים כאן,', 'ובכמה'],
    lead: 'לכל שירות מחיר התחלה{withVat}, ועמוד שאומר מה כלול בו ומה לא.',
  },
  body: {
    list: 'כל השירותים',
    from: 'מחיר',
    unsure: {
      title: 'לא בטוחים מה צריך?',
      text: 'ספרו מה לא עובד היום. נגיד מה מתאים, גם כשזה הדבר הקטן יותר.',
      contact: 'לשיחת היכרות חינם',
    },
  },
} satisfies PageWords & { body: object }

export type ServicesIndexWords = typeof words
