import type { ExportFormat } from '#domain/leads/lead-export.ts'

/** The download of leads for a spreadsheet or another program. */
export const leadExport = {
  open: 'הורדת הרשימה',
  title: 'הורדת פניות',
  lead: 'קובץ אחד עם כל הפניות שברשימה, עם ההערות וההצעות שלהן. יש בו פרטים של אנשים, ולכן כל הורדה נרשמת ביומן.',
  back: 'חזרה לפניות',
  what: 'מה יורד',
  all: 'כל הפניות',
  filtered: 'הפניות שבסינון',
  count: { one: 'פנייה אחת', two: '{count} פניות', other: '{count} פניות' },
  none: 'אין ברשימה פניות להורדה.',
  format: 'סוג הקובץ',
  formats: {
    csv: { title: 'גיליון (CSV)', text: 'נפתח ב־Excel, ב־Google Sheets וב־LibreOffice.' },
    json: { title: 'נתונים (JSON)', text: 'כל מה שנשמר, לתוכנה אחרת.' },
  } satisfies Record<ExportFormat, { title: string; text: string }>,
  language: 'שפת הכותרות בגיליון',
  submit: 'הורדת הקובץ',
  quotes: 'הצעות מחיר',
}

export type LeadExportWords = typeof leadExport
