/** Keys of the admin area, and the window that finds pages and leads. */
export const adminKeyboard = {
  find: {
    open: 'מעבר מהיר',
    title: 'לאן עוברים?',
    hint: 'שם, טלפון או עמוד',
    found: 'מה שנמצא',
    pages: 'עמודים',
    leads: 'פניות',
    none: 'אין עמוד או פנייה כאלה.',
    failed: 'החיפוש לא הצליח. אפשר לנסות שוב.',
    count: { one: 'תוצאה אחת', two: '{count} תוצאות', other: '{count} תוצאות' },
    close: 'סגירה',
  },
  help: {
    open: 'קיצורי מקלדת',
    title: 'קיצורי מקלדת',
    close: 'סגירה',
    keys: {
      next: 'לפנייה הבאה',
      previous: 'לפנייה הקודמת',
      open: 'לפתוח אותה',
      note: 'להוסיף לה הערה',
      status: 'לשנות את הסטטוס',
      select: 'לבחור אותה',
      range: 'לבחור כמה ברצף',
      search: 'לחפש ברשימה',
      find: 'לעבור לעמוד או לפנייה',
      help: 'לפתוח את החלון הזה',
    },
    single: 'קיצורים של מקש אחד',
    singleNote:
      'מי שמכתיב לדפדפן בקול, או לוחץ על מקשים בלי כוונה, יכול לכבות אותם. המעבר המהיר פועל תמיד.',
  },
}

export type AdminKeyboard = typeof adminKeyboard
