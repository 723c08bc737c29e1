export const posts = {
  readMore: 'לקריאה',
  soon: 'המאמר המלא עוד נכתב. יש שאלה שדוחקת? נענה עליה כבר עכשיו.',
  readMoreOf: 'לקריאת המאמר: {title}',
  search: {
    label: 'חיפוש במאמרים',
    submit: 'חיפוש',
    found: { one: 'נמצא מאמר אחד', two: 'נמצאו {count} מאמרים', other: 'נמצאו {count} מאמרים' },
    none: 'לא נמצאו מאמרים שמתאימים לחיפוש',
    all: 'לכל המאמרים',
  },
}

export type Posts = typeof posts
