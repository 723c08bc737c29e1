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
    title: ['נעים להכיר', '{founder}'],
    lead: '{studio} הוא סטודיו בוטיק בניהול {founder}: יותר מ־{years} שנות ניסיון, יותר מ־{projects} פרויקטים, וקו ישיר בין השיחה הראשונה למסך הגמור.',
  },
  body: {
    portraitAlt: 'דיוקן מאויר של {founder}',
    jobTitle: '{founder}, {jobTitle}',
    badges: { years: 'שנות ניסיון', projects: 'פרויקטים' },
    approach: {
      badge: 'איך עובדים',
      title: ['שואלים קודם', 'מציירים אחר כך'] satisfies Title,
      items: [
        {
          title: 'מתחילים בשאלה אחת',
          text: 'מה צריך לקרות כשמישהו פותח את המסך. כל השאר נגזר מהתשובה.',
        },
        {
          title: 'מראים מוקדם',
          text: 'סקיצה גסה בהתחלה שווה יותר ממסך מושלם בסוף. קל לשנות אותה, וקל להתווכח איתה.',
        },
        {
          title: 'מוסרים הכול',
          text: 'קבצים מסודרים, קוד מלא והסבר. בלי תלות בסטודיו ביום שאחרי.',
        },
      ] satisfies Block[],
    },
    name: {
      badge: 'השם',
      title: ['נקודה אחת', 'צליל אחר'] satisfies Title,
      text: 'ב׳ רפה נשמעת כמו ו׳. שמים בתוכה נקודה והיא דגושה: אותם קווים, צליל אחר. לנקודה הזאת קוראים דגש. כל מסך שיוצא מכאן עובר אותה בדיקה: מה הדבר האחד שבלעדיו קוראים אותו לא נכון.',
      without: 'ב׳ רפה',
      with: 'ב׳ דגושה',
    },
    confidential: {
      title: ['על רוב העבודות', 'אסור לספר'] satisfies Title,
      text: 'מתוך יותר מ־{projects} פרויקטים, רובם חתומים בהסכם סודיות. בשיחה אפשר לדבר על תחומים ועל בעיות שכבר נפתרו, בלי שמות.',
    },
    cta: 'בואו נדבר',
    work: 'לתיק העבודות',
  },
} satisfies PageWords & { body: object }

export type About = (typeof words)['body']

export type AboutWords = typeof words
