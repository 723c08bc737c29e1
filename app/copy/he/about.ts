import type { Title } from '../opening.ts'

type Block = { title: string; text: string }

export const about = {
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
      { title: 'מוסרים הכול', text: 'קבצים מסודרים, קוד מלא והסבר. בלי תלות בסטודיו ביום שאחרי.' },
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
}

export type About = typeof about
