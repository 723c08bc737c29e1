import type { PageWords } from '#content/page-words.ts'
import type { Title } from '#copy/opening.ts'

type Body = { badge: string; title: Title; facts: readonly { name: string; text: string }[] }

export const words = {
  link: 'מחולל קודי QR',
  meta: {
    title: 'מחולל קודי QR שנבדקים לפני ההורדה | {studio}',
    description:
      'קוד QR מעוצב לקישור, לוואטסאפ, ל־Wi-Fi או לאיש קשר. כל קוד נקרא בחזרה לפני שמורידים אותו. הכול בדפדפן, בלי הרשמה.',
    keywords: ['קוד QR', 'יצירת קוד QR', 'מחולל QR', 'QR לעסק', 'ברקוד לוואטסאפ'],
  },
  opening: {
    badge: 'מחולל קודי QR',
    title: ['קוד יפה', 'שבאמת נסרק'],
    lead: 'בוחרים מה יהיה בקוד ואיך הוא ייראה. לפני כל הורדה אנחנו קוראים אותו בחזרה, ומה שכתבתם לא יוצא מהדפדפן.',
  },
  body: {
    badge: 'לפני שמדפיסים',
    title: ['ארבעה דברים', 'שקובעים אם נסרק'],
    facts: [
      {
        name: 'קישור קצר',
        text: 'ככל שהכתובת קצרה יותר, יש בקוד פחות משבצות והן גדולות יותר. כך הוא נסרק גם מרחוק.',
      },
      {
        name: 'כהה על בהיר',
        text: 'משבצות כהות על רקע בהיר, ולא להפך: קוד בהיר על רקע כהה לא נסרק בכל טלפון.',
      },
      {
        name: 'שוליים',
        text: 'ארבע משבצות ריקות מכל צד. בלעדיהן המצלמה לא יודעת איפה הקוד מתחיל.',
      },
      {
        name: 'גודל',
        text: 'בערך עשירית ממרחק הסריקה. כדי לסרוק ממטר אחד צריך קוד של עשרה סנטימטרים.',
      },
    ],
  } satisfies Body,
  noScript: {
    text: 'המחולל פועל בתוך הדפדפן וצריך JavaScript. אפשר להפעיל אותו, או לכתוב לנו ונכין לכם קוד.',
    contact: 'לכתוב לנו',
  },
  content: {
    title: 'מה יהיה בקוד',
    types: {
      link: 'קישור',
      text: 'טקסט',
      phone: 'שיחה',
      sms: 'הודעת SMS',
      email: 'מייל',
      whatsapp: 'וואטסאפ',
      wifi: 'רשת Wi-Fi',
      contact: 'איש קשר',
      location: 'מיקום',
      event: 'אירוע',
    },
    fields: {
      link: { url: 'כתובת הקישור' },
      text: { text: 'הטקסט' },
      phone: { phone: 'מספר הטלפון' },
      sms: { phone: 'למי', text: 'ההודעה' },
      email: { email: 'כתובת המייל', subject: 'הנושא', text: 'ההודעה' },
      whatsapp: { phone: 'המספר בוואטסאפ', text: 'הודעה מוכנה' },
      wifi: { network: 'שם הרשת', security: 'ההצפנה', password: 'הסיסמה', hidden: 'הרשת מוסתרת' },
      contact: {
        name: 'שם מלא',
        title: 'תפקיד',
        organization: 'שם העסק',
        phone: 'טלפון',
        email: 'מייל',
        url: 'אתר',
        address: 'כתובת',
        text: 'הערה',
      },
      location: { place: 'כתובת או נקודת ציון', map: 'נפתח באפליקציה' },
      event: { name: 'שם האירוע', start: 'מתחיל', end: 'מסתיים', place: 'איפה', text: 'פרטים' },
    },
    notes: {
      phone: 'מספר ישראלי אפשר לכתוב בלי קידומת.',
      password: 'לא נשמרת בכתובת של העמוד.',
    },
    securities: { WPA: 'WPA או חדש יותר, הנפוצה', WEP: 'WEP, ישנה', nopass: 'בלי סיסמה' },
    maps: { google: 'גוגל מפות', waze: 'ווייז', phone: 'המפות של הטלפון' },
  },
  style: {
    title: 'איך הוא ייראה',
    presets: {
      title: 'עיצובים מוכנים',
      names: {
        dagesh: 'עם דגש',
        plain: 'פשוט',
        fig: 'תאנה',
        citron: 'אתרוג',
        sea: 'ים',
        stone: 'אבן',
      },
    },
    dots: {
      title: 'המשבצות',
      names: { square: 'ישרות', round: 'זורמות', balcony: 'מרפסת', dot: 'נקודות', bar: 'פסים' },
    },
    eyes: {
      title: 'הפינות',
      names: { square: 'ישרות', round: 'רכות', circle: 'עיגול', balcony: 'מרפסת' },
    },
    pupils: {
      title: 'לב הפינה',
      names: { square: 'ריבוע', round: 'רך', circle: 'עיגול' },
    },
    colours: {
      title: 'צבעים',
      names: { foreground: 'משבצות', background: 'רקע', eye: 'פינות', accent: 'דגש' },
      code: 'קוד הצבע: {name}',
      transparent: 'בלי רקע',
    },
    middle: {
      title: 'במרכז',
      names: { none: 'כלום', dagesh: 'דגש', logo: 'לוגו' },
      size: 'גודל המרכז',
      logo: 'קובץ הלוגו',
      logoNote: 'הקובץ נשאר בדפדפן.',
      logoFault: 'הקובץ אינו תמונה שהדפדפן יודע לפתוח.',
      logoMissing: 'בחרו קובץ, והלוגו יופיע במרכז.',
    },
    frame: {
      title: 'מסגרת',
      names: { none: 'בלי', label: 'כיתוב', band: 'רצועה למטה', top: 'רצועה למעלה' },
      caption: 'הכיתוב',
      captionDefault: 'סרקו אותי',
      captionFault: 'אלה לא יופיעו בכיתוב: {letters}',
    },
    margin: 'שוליים, במשבצות',
    level: 'תיקון שגיאות',
    levels: { L: 'נמוך', M: 'רגיל', Q: 'גבוה', H: 'הגבוה ביותר' },
    levelNote: 'כשיש משהו במרכז, הוא עולה לבד.',
  },
  result: {
    title: 'הקוד',
    picture: 'קוד QR: {type}',
    sample: 'קוד לדוגמה שמוביל אלינו. מלאו את הטופס, והוא יהיה שלכם.',
    good: 'נסרק. קראנו אותו בחזרה, גדול וקטן, וקיבלנו בדיוק מה שכתבתם.',
    advised: 'נסרק, ואפשר לשפר:',
    refused: 'הקוד הזה לא ייסרק, ולכן לא מורידים אותו:',
    faulty: 'בטופס יש שדה לתיקון.',
    tooLong: 'ארוך מדי. תווים מעבר למה שקוד מכיל: {excess}.',
    notChecked: 'הבדיקה לא נטענה. בדקו את החיבור ונסו שוב.',
    fix: 'לתקן',
    weaknesses: {
      inverted: 'הצבעים הפוכים: משבצות בהירות על רקע כהה.',
      contrast: 'הניגודיות בין המשבצות לרקע נמוכה מדי.',
      margin: 'השוליים צרים: המצלמה צריכה ארבע משבצות ריקות מכל צד.',
      middle: 'מה שבמרכז מכסה יותר מדי מהקוד.',
      unread: 'הקורא שלנו לא הצליח לקרוא את העיצוב הזה.',
      transparent: 'בלי רקע, הקוד ייסרק רק על משטח בהיר.',
    },
    size: '{count} × {count} משבצות. להדפסה: ברוחב {width} מ״מ לפחות.',
    short: {
      good: 'נסרק',
      advised: 'נסרק',
      refused: 'לא ייסרק',
      sample: 'לדוגמה',
      faulty: 'חסר משהו',
    },
    toResult: 'לקוד ולהורדה',
  },
  faults: {
    required: 'השדה הזה נחוץ.',
    url: 'זו לא כתובת של אתר. למשל: example.com/menu',
    phone: 'זה לא מספר טלפון שלם.',
    email: 'זו לא כתובת מייל.',
    coordinates: 'הנקודה מחוץ לכדור הארץ: קו רוחב ואז קו אורך.',
    password: 'סיסמת WPA היא משמונה תווים ומעלה.',
    date: 'בחרו יום ושעה.',
    end: 'הסוף לפני ההתחלה.',
  },
  download: {
    title: 'הורדה',
    copy: 'העתקת התמונה',
    link: 'העתקת קישור לעיצוב',
    width: 'רוחב ה־PNG, בפיקסלים',
    saved: 'הקובץ נבדק, נקרא וירד: {file}',
    copied: 'התמונה הועתקה.',
    linkCopied: 'הקישור הועתק. סיסמה ולוגו לא נמצאים בו.',
    failed: 'זה לא הצליח. נסו שוב, או בגודל קטן יותר.',
    notReady: 'הקוד עוד לא מוכן להורדה. מה חסר כתוב למעלה.',
  },
} satisfies PageWords & Record<string, unknown>

export type QrWords = typeof words
