/** A change of what is asked here requires a new consentVersion (domain/consent.ts). */
export const consent = {
  title: 'אפשר למדוד את הביקור?',
  text: 'נשמח לדעת אילו עמודים עוזרים ומאילו פרסומות הגעתם אליהם. לשם כך Google שומרת עוגיות ומקבלת את כתובות העמודים, ומתוך הטפסים רק את סוג השירות והתקציב, בלי פרט אישי. בלי אישור לא נטען כלום.',
  /** On the pages of templates, whose forms send nothing. */
  short: 'Google שומרת עוגיות ומקבלת את כתובת העמוד. בלי אישור לא נטען כלום.',
  accept: 'אישור',
  decline: 'דחייה',
  learnMore: 'מידע נוסף',
  close: 'סגירה עד הביקור הבא',
  open: 'הגדרות עוגיות',
  /** {date}: when the choice was made. */
  answers: {
    accepted: 'אישרתם ב־{date}.',
    declined: 'דחיתם ב־{date}. לא נמדד כלום.',
    signal:
      'הדפדפן שלכם מבקש מאתרים לא לעקוב (Global Privacy Control). זו דחייה מבחינתנו: לא נמדד כלום.',
  },
}

export type Consent = typeof consent
