export const posts = {
  readMore: 'לקריאה',
  soon: 'המאמר המלא עוד נכתב. יש שאלה דחופה? נענה עליה כבר עכשיו.',
  search: {
    label: 'חיפוש במאמרים',
    submit: 'חיפוש',
    found: { one: 'נמצא מאמר אחד', two: 'נמצאו {count} מאמרים', other: 'נמצאו {count} מאמרים' },
    none: 'לא נמצאו מאמרים שמתאימים לחיפוש',
    meant: 'תוצאות עבור ״{search}״',
    all: 'לכל המאמרים',
  },
  tags: {
    label: 'מאמרים לפי נושא',
    topics: 'נושאים',
    all: 'הכול',
    names: {
      budget: 'כמה זה עולה',
      business: 'לבנות ולמכור',
      law: 'חוק ובעלות',
      design: 'עיצוב',
      ai: 'בינה מלאכותית',
    },
  },
  article: {
    updated: 'עודכן',
    readingTime: {
      one: 'דקת קריאה אחת',
      two: 'שתי דקות קריאה',
      other: '{count} דקות קריאה',
    },
    contents: 'במאמר הזה',
    law: 'המאמר מסביר את החוק כפי שהיה ב־{day}, ואינו ייעוץ משפטי. הנוסח המחייב נמצא במקורות שבסופו.',
    sources: 'מקורות',
    livePage: 'דף שמתעדכן',
    prices: 'המחירים לקוחים ממחירון הסטודיו ומתעדכנים איתו.{articleVat}',
    services: 'איך ממשיכים מכאן',
    neighbours: 'עוד מאמרים',
    previous: 'המאמר הקודם',
    next: 'המאמר הבא',
    share: {
      label: 'שיתוף המאמר',
      native: 'שיתוף',
      toWhatsapp: 'בוואטסאפ',
      toLinkedin: 'בלינקדאין',
      copy: 'העתקת הקישור',
      copied: 'הקישור הועתק',
      notCopied: 'הקישור לא הועתק. אפשר להעתיק אותו משורת הכתובת.',
    },
  },
}

export type Posts = typeof posts
