import type { StoredItem, StoredItemId } from '#catalog/browser-storage.ts'

/** The words that the legal pages share. */
export const legal = {
  version: 'גרסה {version}, בתוקף מ־{day}',
  contents: 'תוכן העניינים',
  contact: 'למי פונים',
  write: 'דוא״ל',
  call: 'טלפון',
  post: 'דואר',
  storage: {
    caption: 'מה נשמר בדפדפן, ולכמה זמן',
    columns: { name: 'שם', purpose: 'למה', place: 'איפה', lasts: 'לכמה זמן' },
    places: {
      cookie: 'עוגייה',
      'local-storage': 'אחסון מקומי',
      'session-storage': 'אחסון זמני',
      worker: 'סקריפט ברקע',
      cache: 'מטמון',
    } satisfies Record<StoredItem['place'], string>,
    lasts: { session: 'עד שסוגרים את הלשונית', kept: 'עד שמוחקים' },
    purposes: {
      language: 'השפה שבה קראתם',
      languageCopy: 'השפה, אם העוגייה נחסמה',
      theme: 'מצב בהיר או כהה',
      consent: 'מה עניתם על מדידה, ומתי',
      consentClosed: 'סגרתם את שאלת המדידה',
      madeCodes: 'הקודים שבחרתם לשמור במחולל קודי ה־QR',
      leadAttempt: 'טופס שנשלח פעמיים נשמר פעם אחת',
      cameFrom: 'מאיזה אתר או קמפיין הגעתם, למקרה שתפנו אלינו',
      pass: 'אישרתם שאתם בישראל',
      cardWorker: 'מציג כרטיס ביקור שכבר פתחתם גם בלי אינטרנט',
      cards: 'כרטיסי הביקור שפתחתם, כדי שייפתחו בלי אינטרנט',
    } satisfies Record<StoredItemId, string>,
    google: {
      purpose: 'מדידת ביקורים של Google, בעוגייה הזאת ובדומות לה, רק אחרי שאישרתם',
      lasts: 'עד שנתיים, או עד שמבטלים את ההסכמה',
    },
  },
}

export type Legal = typeof legal
