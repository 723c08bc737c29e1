import type { SampleKind } from '#content/samples.server.ts'

const kinds: Record<SampleKind, string> = {
  company: 'פרטי הסטודיו',
  claims: 'הסטודיו במספרים',
  testimonials: 'המלצות',
  projects: 'פרויקטים',
  pictures: 'תמונות',
  legal: 'טקסטים משפטיים שעורך דין עוד לא קרא',
  texts: 'טקסטים אחרים',
}

/** What each kind stands for on the site. */
const contents: Record<SampleKind, string> = {
  company: 'שם, כתובת, טלפון, דוא״ל, וואטסאפ וקישורים.',
  claims: 'שנות ניסיון, מספר פרויקטים ותחומי עיסוק.',
  testimonials: 'מה אמרו לקוחות, ומי אמר.',
  projects: 'שמות של לקוחות, שנים ומספרי הזמנות.',
  pictures: 'תמונות זמניות, עד שיהיו אמיתיות.',
  legal: 'פרטיות, תנאי שירות ונגישות.',
  texts: 'כמו הסיפור שבעמוד אודות.',
}

export const adminSamples = {
  title: 'תוכן לדוגמה',
  lead: 'התוכן באתר שעדיין אינו אמיתי. מה שיש לידו כפתור מחליפים כאן. את השאר מחליף מי שמתחזק את האתר: הרשימה המדויקת מודפסת אצלו כשהאתר עולה.',
  replace: 'החלפה: {kind}',
  back: 'חזרה להגדרות',
  open: 'מה להחליף ואיפה',
  kinds,
  contents,
  count: '{kind} ({count})',
  demo: {
    title: 'נתוני הדגמה',
    lead: 'פניות, הערות, הצעות, כרטיס וקוד שהומצאו כדי להראות את המערכת. שום מייל לא נשלח מהם.',
    count: {
      one: 'פנייה אחת להדגמה',
      two: 'שתי פניות להדגמה',
      other: '{count} פניות להדגמה',
    },
    alert: 'יש כאן נתוני הדגמה',
    remove: 'מחיקת נתוני ההדגמה',
    warning: 'נמחקים לתמיד, גם אם עבדתם עליהם. מה שאמיתי נשאר.',
    confirm: 'למחוק לתמיד',
    removed: {
      one: 'נמחקה פנייה אחת להדגמה, עם הכרטיס והקוד',
      two: 'נמחקו שתי פניות להדגמה, עם הכרטיס והקוד',
      other: 'נמחקו {count} פניות להדגמה, עם הכרטיס והקוד',
    },
    gone: 'נתוני ההדגמה כבר נמחקו',
  },
  empty: 'אין תוכן לדוגמה. כל מה שבאתר אמיתי.',
}

export type AdminSamples = typeof adminSamples
