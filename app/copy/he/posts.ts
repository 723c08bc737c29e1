export const posts = {
  readMore: 'לקריאה',
  soon: 'המאמר המלא עוד נכתב. יש שאלה שדוחקת? נענה עליה כבר עכשיו.',
  readMoreOf: 'לקריאת המאמר: {title}',
}

export type Posts = typeof posts
