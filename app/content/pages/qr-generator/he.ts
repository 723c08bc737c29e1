import type { PageWords } from '#content/page-words.ts'
import type { Title } from '#copy/opening.ts'

type Body = { badge: string; title: Title; facts: readonly { name: string; text: string }[] }

export const words = {
  link: 'קוד QR שנסרק מיד',
  meta: {
    title: 'קוד QR לעסק: קוד שנסרק מיד | {studio}',
    description: 'מה הופך קוד QR לקריא בכל טלפון: קישור קצר, ניגודיות גבוהה ושוליים נקיים מסביב.',
    keywords: ['קוד QR', 'יצירת קוד QR', 'QR לעסק', 'כרטיס ביקור דיגיטלי'],
  },
  opening: {
    badge: 'קוד QR',
    title: ['קוד QR', 'שנסרק מיד'],
    lead: 'קוד QR טוב נסרק גם כשהוא קטן וגם בתאורה חלשה. המחולל שלנו בדרך, ועד אז נכין לכם קוד.',
  },
  body: {
    badge: 'לפני שמדפיסים',
    title: ['ארבעה דברים', 'שקובעים אם נסרק'],
    facts: [
      {
        name: 'קישור קצר',
        text: 'ככל שהכתובת קצרה יותר, יש בקוד פחות משבצות והן גדולות יותר. כך הוא נסרק גם מרחוק.',
      },
      {
        name: 'כהה על בהיר',
        text: 'משבצות כהות על רקע בהיר, ולא להפך: קוד בהיר על רקע כהה לא נסרק בכל טלפון.',
      },
      {
        name: 'שוליים',
        text: 'ארבע משבצות ריקות מכל צד. בלעדיהן המצלמה לא יודעת איפה הקוד מתחיל.',
      },
      {
        name: 'גודל',
        text: 'בערך עשירית ממרחק הסריקה. כדי לסרוק ממטר אחד צריך קוד של עשרה סנטימטרים.',
      },
    ],
  },
} satisfies PageWords & { body: Body }

export type QrWords = typeof words
