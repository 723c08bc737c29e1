import type { PageWords } from '#content/page-words.ts'
import type { Title } from '#copy/opening.ts'

type Block = { title: string; text: string }

export const words = {
  link: 'אודות הסטודיו',
  menuName: 'אודות',
  meta: {
    title: 'אודות {founder}: עובדים ישר מול המעצבת | {studio}',
    description:
      'מי עומד מאחורי הסטודיו: {founder}, {jobTitle}. יותר מ־{years} שנות ניסיון ויותר מ־{projects} פרויקטים, רובם חתומים בהסכם סודיות.',
    keywords: ['אודות', 'סטודיו בוטיק', 'עיצוב מוצר', 'ניסיון בעיצוב'],
  },
  opening: {
    badge: 'אודות',
    title: ['נעים להכיר,', 'אני {founder}'],
    lead: 'אני מנהלת את {studio}, סטודיו בוטיק: יותר מ־{years} שנות ניסיון, יותר מ־{projects} פרויקטים, ומהשיחה הראשונה ועד המסך הגמור אתם מדברים איתי.',
  },
  body: {
    portraitAlt: 'דיוקן מאויר של {founder}',
    jobTitle: '{founder}, {jobTitle}',
    badges: { years: 'שנות ניסיון', projects: 'פרויקטים' },
    story: {
      sample: true,
      badge: 'הסיפור שלי',
      title: ['מדברים ישר', 'עם המעצבת'] satisfies Title,
      paragraphs: [
        'התחלתי כמעצבת בסוכנות גדולה. ציירתי מסכים, העברתי אותם הלאה, וחודשים אחר כך פגשתי מוצר אחר לגמרי. בין הלקוחה שסיפרה מה היא צריכה לבין מי שבנה את זה עמדו חמישה אנשים.',
        'אז פתחתי סטודיו משלי. אני מקשיבה, מציירת את הפתרון ומלווה את הפיתוח עד שהמוצר באוויר. אם משהו לא ברור, שואלים אותי.',
      ],
    },
    approach: {
      badge: 'איך אני עובדת',
      title: ['קודם שואלת,', 'אחר כך מציירת'] satisfies Title,
      items: [
        {
          title: 'מתחילה בשאלה',
          text: 'מה צריך לקרות כשמישהו פותח את המסך? כל השאר נגזר מהתשובה.',
        },
        {
          title: 'מראה סקיצות מוקדם',
          text: 'אני מעדיפה סקיצה גסה בהתחלה על מסך מושלם בסוף. קל לשנות אותה, וקל להתווכח איתה.',
        },
        {
          title: 'מוסרת הכול',
          text: 'קבצים מסודרים, קוד מלא והסבר. ביום שאחרי אתם לא תלויים בי.',
        },
      ] satisfies Block[],
    },
    name: {
      badge: 'השם',
      title: ['נקודה קטנה,', 'צליל אחר'] satisfies Title,
      text: 'ב׳ רפה נשמעת כמו ו׳. שמים בתוכה נקודה והיא דגושה: אותם קווים, צליל אחר. לנקודה הזאת קוראים דגש. כך אני בודקת כל מסך: מה חסר בו, שבלעדיו קוראים אותו לא נכון.',
      without: 'ב׳ רפה',
      with: 'ב׳ דגושה',
    },
    confidential: {
      title: ['על רוב העבודות', 'אסור לספר'] satisfies Title,
      text: 'מתוך יותר מ־{projects} פרויקטים, רובם חתומים בהסכם סודיות. בשיחה אשמח לספר על תחומים ועל בעיות שכבר פתרתי, בלי שמות.',
    },
    cta: 'בואו נדבר',
    work: 'לתיק העבודות',
  },
} satisfies PageWords & { body: object }

export type About = (typeof words)['body']

export type AboutWords = typeof words
