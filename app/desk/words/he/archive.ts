/** Everything that the site stores, as one file that needs no program of ours. */
export const archive = {
  title: 'הכול בקובץ אחד',
  lead: 'קובץ ZIP עם כל מה ששמור באתר: פניות, גם אלה שנמחקו, הערות, הצעות מחיר, כרטיסי ביקור, קודי QR והגדרות. אפשר לפתוח אותו בלי האתר. סיסמאות ומפתחות לא נמצאים בו.',
  language: 'שפת הכותרות',
  submit: 'הורדת הכול',
  columns: {
    lead: 'מזהה הפנייה',
    at: 'מתי',
    note: 'ההערה',
    day: 'תזכורת ליום',
    author: 'מי כתב',
    created: 'נוצרה',
    address: 'כתובת',
    name: 'שם',
    scans: 'סריקות',
  },
  /** The lines of a text file in the archive, one paragraph each. */
  readme: [
    'הקבצים כאן נוצרו באתר {site} ב{madeOn}.',
    'קובצי CSV נפתחים ב־Excel, ב־Google Sheets וב־LibreOffice. קובצי JSON מיועדים לתוכנות אחרות, ויש בהם את כל מה ששמור.',
    'leads: הפניות. leads-held: פניות שנעצרו לבדיקה. leads-deleted: פניות שנמחקו ועוד אפשר לשחזר.',
    'notes: ההערות. timeline: מה קרה עם כל פנייה ומתי. המזהה של הפנייה מקשר בין הקבצים.',
    'quotes: הצעות המחיר, עם כל הגרסאות ועם מה שאושר. הסכומים ב־JSON באגורות.',
    'cards ו־pictures: כרטיסי הביקור והתמונות שלהם. studio-pictures: הלוגו והאייקון. codes: קודי QR, לאן הם מובילים ומה נסרק.',
    'settings: פרטי הסטודיו, המחירים והגדרות אחרות. סיסמאות, מפתחות וקישורים סודיים של הצעות לא נמצאים כאן.',
    'בקבצים יש פרטים של אנשים. שומרים אותם במקום בטוח ומוחקים כשלא צריך אותם.',
    'כדי להחזיר אתר למצב קודם משתמשים בגיבוי, לא בקבצים האלה.',
  ],
}

export type ArchiveWords = typeof archive
