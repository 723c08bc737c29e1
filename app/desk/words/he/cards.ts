import type { CardFault } from '#domain/business-card/card-form.ts'
import type { CardStatus } from '#domain/business-card/card-status.ts'
import type { CardCountKind } from '#domain/business-card/card-taps.ts'
import type { CardTheme } from '#domain/business-card/card-themes.ts'

const statuses: Record<CardStatus, string> = { active: 'פעיל', paused: 'מושהה', expired: 'הסתיים' }

const themes: Record<CardTheme, string> = {
  poster: 'כרזה',
  letterpress: 'דפוס בלט',
  ticket: 'כרטיס כניסה',
  tiles: 'אריחים',
  blueprint: 'שרטוט',
  postcard: 'גלויה',
}

const kinds: Record<CardCountKind, string> = {
  view: 'צפיות',
  call: 'שיחה',
  whatsapp: 'וואטסאפ',
  sms: 'הודעה',
  email: 'מייל',
  navigate: 'ניווט',
  website: 'אתר',
  profile: 'רשתות',
  save: 'שמירה באנשי הקשר',
  share: 'שיתוף',
  code: 'קוד QR',
}

const faults: Record<CardFault | 'slug' | 'taken', string> = {
  tooLong: 'ארוך מדי',
  tooMany: 'יותר מדי שורות',
  noName: 'צריך שם לפחות בשפה אחת',
  phone: 'מספר מלא. של מדינה אחרת: עם + ועם הקידומת שלה',
  email: 'כתובת דוא״ל לא תקינה',
  address: 'כתובת שמתחילה ב־https',
  time: 'שעת סיום אחרי שעת פתיחה, בכל יום שממלאים',
  contrast: 'קשה לקרוא את הטקסט על הרקע. צריך צבעים עם ניגודיות גבוהה יותר',
  invalid: 'ערך לא תקין',
  slug: 'אותיות אנגליות קטנות, ספרות ומקפים',
  taken: 'הכתובת תפוסה, או שהייתה של כרטיס אחר',
}

const pictureFaults: Record<
  'tooLarge' | 'notAPicture' | 'tooSmall' | 'tooManyPixels' | 'failed',
  string
> = {
  tooLarge: 'הקובץ גדול מ־6MB',
  notAPicture: 'הקובץ הוא לא תמונה שאפשר לקרוא',
  tooSmall: 'התמונה קטנה מדי לתצוגה חדה',
  tooManyPixels: 'בתמונה יותר מדי פיקסלים',
  failed: 'התמונה לא עלתה. אפשר לנסות שוב',
}

export const adminCards = {
  title: 'כרטיסי ביקור',
  lead: 'צפיות והקשות מהחודש האחרון.',
  add: 'כרטיס חדש',
  founder: 'הפרטים של הכרטיס הזה הם פרטי הסטודיו. מי שמתחזק את האתר יכול לשנות אותם.',
  columns: { name: 'שם', status: 'מצב', ends: 'עד', views: 'צפיות', taps: 'הקשות' },
  unlimited: 'ללא הגבלה',
  open: 'לכרטיס',
  paging: {
    label: 'דפדוף בכרטיסים',
    newest: 'לכרטיסים החדשים ביותר',
    older: 'כרטיסים ישנים יותר',
  },
  back: 'לכל הכרטיסים',
  newTitle: 'כרטיס חדש',
  statuses,
  themes,
  kinds,
  faults,
  pictureFaults,
  refused: 'הכרטיס לא נשמר: יש שדות לתקן',
  stale: 'הכרטיס השתנה בינתיים במקום אחר. כדאי לטעון את העמוד מחדש',
  form: {
    look: 'מראה',
    ownColors: 'צבעים משלי',
    paper: 'רקע',
    ink: 'טקסט',
    accent: 'כפתורים',
    contrast: 'ניגודיות: טקסט {ink}, כפתורים {accent}',
    words: 'מה כתוב',
    missing: 'חסר: {fields}',
    complete: 'הכול מלא',
    noLanguage: 'בלי שם אין כרטיס בשפה הזו',
    texts: {
      name: 'שם',
      role: 'תפקיד',
      company: 'עסק',
      about: 'כמה מילים',
      address: 'כתובת',
      services: 'שירותים, אחד בשורה',
    },
    nameParts: {
      title: 'השם באנשי הקשר',
      given: 'שם פרטי',
      family: 'שם משפחה',
      note: 'כך השם נשמר באנשי הקשר. ריק: לפי החלוקה שמוצגת.',
    },
    dials: { phone: 'יחויג אל', whatsapp: 'תיפתח שיחה עם', sms: 'ההודעה תישלח אל' },
    ways: 'דרכי קשר',
    phone: 'טלפון',
    whatsapp: 'וואטסאפ',
    sms: 'מספר להודעות',
    email: 'מייל',
    website: 'אתר',
    profiles: 'רשתות',
    hours: 'שעות פעילות',
    opens: 'פתיחה',
    closes: 'סגירה',
    pictures: 'תמונות',
    photo: 'תמונת פנים',
    gallery: 'גלריה, עד 9 תמונות',
    choose: 'בחירת תמונה',
    chooseMany: 'בחירת תמונות',
    drop: 'או לגרור לכאן',
    uploading: 'מעלים…',
    galleryFull: 'בגלריה יש מקום ל־{most} תמונות. מה שלא נכנס לא הועלה.',
    removePicture: 'הסרת תמונה {index}',
    address: 'כתובת ומצב',
    slug: 'כתובת הכרטיס, באנגלית',
    slugNote: 'כתובות קודמות ממשיכות להוביל לכרטיס.',
    status: 'מצב',
    startsOn: 'תחילת המנוי',
    day: 'יום',
    month: 'חודש',
    year: 'שנה',
    startsNote: 'הכרטיס פעיל שנה, עד {day}.',
    takesDetails: 'הצגת טופס השארת פרטים',
    detailsEmail: 'הדוא״ל שמקבל את הפרטים',
    detailsNote: 'הפרטים שמשאירים בכרטיס נשלחים לכתובת הזו, ונשמרים גם ברשימת הפניות כאן.',
    save: 'שמירה',
    busy: 'שומרים…',
    preview: 'תצוגה מקדימה',
    previewLang: 'שפת התצוגה',
    draft: {
      restored: 'מה שהוקלד כאן ועוד לא נשמר חזר לטופס.',
      outdated: 'מה שהוקלד כאן חזר לטופס, אבל הכרטיס השתנה בינתיים. שמירה תחליף את מה ששמור.',
      discard: 'ביטול מה שהוקלד',
    },
  },
  counts: { title: 'בחודש האחרון', empty: 'עוד אין צפיות.', day: 'יום', taps: 'הקשות' },
  sheet: 'דף להדפסה עם קוד QR',
  sheetFailed:
    'הדף להדפסה לא נוצר, בגלל תקלה באתר. הכרטיס עצמו שמור. כדאי לנסות שוב בעוד כמה דקות.',
  sheetScan: 'סורקים כדי לפתוח את הכרטיס',
  remove: 'מחיקת הכרטיס',
  removeSure: 'מחיקה סופית: הכתובת, הצפיות והתמונות יימחקו. כדי לעצור לזמן מה מספיק להשהות.',
  reminder: {
    subject: 'כרטיס הביקור של {name} מסתיים ב־{day}',
    label: 'כרטיסי ביקור',
    title: 'כרטיס עומד להסתיים',
    text: 'הכרטיס של {name} יפסיק להופיע ב־{day}. כדי לחדש, משנים את תחילת המנוי.',
    button: 'לכרטיס',
    footer: 'תזכורת אחת נשלחת לפני כל סיום.',
  },
}

export type AdminCards = typeof adminCards
