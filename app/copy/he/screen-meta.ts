/** The metadata of screens that are not pages of the catalogue. */
export const screenMeta = {
  root: {
    title: '{studio}: אתרים ואפליקציות במחיר ידוע מראש',
    description: 'סטודיו בוטיק לאתרים, לחנויות ולאפליקציות, עם מחירים באתר. בעברית ובאנגלית.',
  },
  notFound: {
    title: 'העמוד לא נמצא | {studio}',
    description: 'הכתובת הזאת לא מובילה לאף עמוד באתר.',
  },
  error: { title: 'תקלה | {studio}', description: 'משהו נשבר אצלנו. אפשר לנסות שוב בעוד רגע.' },
  underConstruction: {
    title: 'האתר בבנייה | {studio}',
    description: 'האתר פתוח כרגע לגולשים מישראל בלבד.',
  },
  busy: { title: 'עמוס לרגע | {studio}', description: 'העמוד ייטען בעוד כמה שניות.' },
  admin: { title: 'כניסה לניהול | {studio}', description: 'ניהול הפניות של הסטודיו.' },
  dashboard: { title: 'פניות | {studio}', description: 'ניהול הפניות של הסטודיו.' },
}

export type ScreenMeta = typeof screenMeta
