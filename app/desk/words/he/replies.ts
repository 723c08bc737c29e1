/** The texts of the reply kit in the settings. */
export const adminReplies = {
  title: 'נוסחים לתשובות',
  lead: 'מה נכתב בוואטסאפ, במייל וב־SMS כשעונים מ״היום״, מפנייה, מהצעה ומבקשת פרטיות. תמיד אפשר לשנות לפני ששולחים.',
  open: 'עריכת הנוסחים',
  own: { one: 'נוסח אחד שלכם', two: 'שני נוסחים שלכם', other: '{count} נוסחים שלכם' },
  noneOwn: 'כל הנוסחים הם אלה שהגיעו עם האתר.',
  back: 'חזרה להגדרות',
  backToList: 'לכל הנוסחים',
  edit: 'עריכה',
  mark: 'שלכם',
  groups: { leads: 'לפניות ולהצעות', privacy: 'לבקשות פרטיות' },
  languages: { he: 'בעברית', en: 'באנגלית' },
  greeting: 'השורה הראשונה נוספת לבד: ״שלום {example},״',
  example: 'דנה',
  facts: 'מה שבסוגריים מסולסלים מתמלא לבד:',
  empty: 'שדה ריק מחזיר את הנוסח שהגיע עם האתר.',
  save: 'שמירה',
  saving: 'שומרים…',
  reset: 'להחזיר את הנוסחים שהגיעו עם האתר',
  resetNote: 'הנוסחים שלכם למצב הזה יוסרו. אפשר להחזיר אותם מהרשימה ״מה השתנה״.',
  cameWith: 'הנוסח שהגיע עם האתר',
  faults: {
    long: 'עד {count} תווים',
    brace: 'סוגר מסולסל בלי בן זוג. כותבים למשל {example}',
    fact: 'אין כאן פרט בשם ״{name}״. אפשר: {facts}',
    noName: 'הסוגריים ריקים. אפשר: {facts}',
  },
}

export type AdminReplies = typeof adminReplies
