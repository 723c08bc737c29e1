import type { MonthFigure } from '#domain/months/month-figures.ts'

/** The figures of a month beside those of the months before. */
export const adminMonth = {
  open: 'החודש במספרים',
  back: 'חזרה להיום',
  lead: 'מה קרה בחודש הזה, ליד החודשים שלפניו. פניות שנעצרו לבדיקה, שנמחקו או שיובאו מקובץ לא נספרות.',
  earlier: 'החודש הקודם',
  later: 'החודש הבא',
  figures: {
    leads: { name: 'פניות', note: 'שהתקבלו' },
    answer: { name: 'זמן עד תשובה', note: 'חציון, לפי השעון' },
    kept: { name: 'הבטחות שקוימו', note: '{kept} מתוך {promised}' },
    sent: { name: 'הצעות שנשלחו', note: 'גם אלה שהאתר שלח' },
    accepted: { name: 'הצעות שאושרו', note: 'ביום האישור' },
    value: { name: 'שווי שאושר', note: 'עם כל תקופת המנויים' },
  } satisfies Record<MonthFigure, { name: string; note: string }>,
  before: 'בחודש שלפניו: {value}',
  none: 'אין',
  months: 'ששת החודשים האחרונים',
  month: 'חודש',
  bySource: { title: 'לפי מקור', name: 'מקור', without: 'לא ידוע' },
  byService: { title: 'לפי שירות', name: 'שירות', without: 'לא צוין' },
  empty: 'לא הגיעו פניות בחודש הזה.',
  leads: 'פניות',
}

export type AdminMonth = typeof adminMonth
