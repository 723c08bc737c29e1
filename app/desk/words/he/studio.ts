import type { StudioField } from '#domain/studio/studio-fields.ts'
import type { StudioFault } from '#domain/studio/studio-rule.ts'
import type { StudioSection } from '#domain/studio/studio-sections.ts'

const sections: Record<StudioSection, { title: string; lead: string }> = {
  name: {
    title: 'שם הסטודיו',
    lead: 'השם מופיע בראש האתר, במיילים, בהצעות ובכרטיסים.',
  },
  founder: {
    title: 'מי מאחורי הסטודיו',
    lead: 'השם והתפקיד מופיעים בעמוד אודות, במאמרים ובכרטיס הביקור האישי.',
  },
  contact: {
    title: 'דרכי התקשרות',
    lead: 'הטלפון, הוואטסאפ והדוא״ל מופיעים באתר, ולכתובת הדוא״ל מגיעות תשובות של לקוחות.',
  },
  hours: {
    title: 'שעות הפעילות',
    lead: 'לפיהן האתר מבטיח מתי עונים לפנייה. חגים וערבי חג סגורים ממילא.',
  },
  claims: {
    title: 'הסטודיו במספרים',
    lead: 'המספרים שבעמוד הבית, בעמוד אודות ובטקסטים. כותבים מה נכון ומתי ספרתם, ואז המספר שלכם ולא לדוגמה.',
  },
  legal: {
    title: 'פרטים משפטיים',
    lead: 'השם והמספר מופיעים במדיניות הפרטיות, בתנאי השירות ובהצעות.',
  },
  terms: {
    title: 'מע״מ, מקדמה והנחות',
    lead: 'לפיהם מחושבים המחירים בעמודים, בבונה החבילות ובהצעות חדשות. הצעות שכבר נשלחו לא משתנות.',
  },
  offers: {
    title: 'מה מוצע באתר',
    lead: 'שירות או חבילה בלי סימון יורדים מהתפריט, מהעמודים, מבונה החבילות ומהטפסים. פניות והצעות קיימות נשארות כמו שהן.',
  },
  mail: {
    title: 'מייל',
    lead: 'הכתובת שממנה האתר שולח, והכתובת שאליה מגיעות הודעות על פניות חדשות.',
  },
  address: {
    title: 'כתובת האתר',
    lead: 'כל קישור שיוצא מהאתר נפתח בכתובת הזאת: הצעות, אישורים וסיסמה חדשה.',
  },
}

const fields: Record<StudioField, string> = {
  'name.he': 'שם בעברית',
  'name.en': 'שם באנגלית',
  'name.ru': 'שם ברוסית',
  foundingYear: 'שנת ההקמה',
  'founder.name.he': 'שם מלא בעברית',
  'founder.name.en': 'שם מלא באנגלית',
  'founder.name.ru': 'שם מלא ברוסית',
  'founder.jobTitle.he': 'תפקיד בעברית',
  'founder.jobTitle.en': 'תפקיד באנגלית',
  'founder.jobTitle.ru': 'תפקיד ברוסית',
  'founder.cardSlug': 'כתובת כרטיס הביקור',
  phone: 'טלפון',
  whatsapp: 'וואטסאפ',
  email: 'דוא״ל',
  'profiles.linkedin': 'לינקדאין',
  'profiles.instagram': 'אינסטגרם',
  'profiles.facebook': 'פייסבוק',
  'profiles.behance': 'ביהאנס',
  'businessHours.days': 'ימי עבודה',
  'businessHours.opens': 'משעה',
  'businessHours.closes': 'עד שעה',
  'businessHours.again.opens': 'ושוב משעה',
  'businessHours.again.closes': 'ושוב עד שעה',
  'businessHours.closedDays': 'ימים שבהם סגור',
  'claims.years.value': 'שנות ניסיון',
  'claims.years.asOf': 'נכון ליום',
  'claims.projects.value': 'פרויקטים',
  'claims.projects.asOf': 'נכון ליום',
  'claims.industries.value': 'תחומי עיסוק שעיצבתם בהם',
  'claims.industries.asOf': 'נכון ליום',
  'claims.attention.value': 'תשומת לב לכל פרויקט, באחוזים',
  'claims.attention.asOf': 'נכון ליום',
  'legal.name.he': 'השם הרשום בעברית',
  'legal.name.en': 'השם הרשום באנגלית',
  'legal.name.ru': 'השם הרשום ברוסית',
  'legal.registration': 'מספר עוסק או חברה',
  'legal.address.he': 'כתובת לדואר רשום, בעברית',
  'legal.address.en': 'כתובת לדואר רשום, באנגלית',
  'legal.address.ru': 'כתובת לדואר רשום, ברוסית',
  quoteValidDays: 'תוקף הצעת מחיר, בימים',
  'sales.vatRates': 'שיעור המע״מ',
  'sales.downPayment': 'מקדמה, באחוזים',
  'sales.notOffered': 'לא מוצע באתר',
  'sales.tiers.2': 'הנחה על שני שירותים, באחוזים',
  'sales.tiers.3': 'הנחה על שלושה שירותים, באחוזים',
  'sales.tiers.4': 'הנחה על ארבעה שירותים ויותר, באחוזים',
  'sales.packages.business-launch': 'הנחה על ״השקת עסק״, באחוזים',
  'sales.packages.full-business': 'הנחה על ״העסק המלא״, באחוזים',
  'sales.packages.smart-upgrade': 'הנחה על ״שדרוג חכם״, באחוזים',
  'sales.packages.development-after-design': 'הנחה על פיתוח אחרי עיצוב, באחוזים',
  'sales.packages.mvp-for-design-clients': 'הנחה על MVP ללקוחות עיצוב, באחוזים',
  analyticsId: 'מזהה של Google Analytics',
  'mail.sender': 'כתובת השולח',
  'mail.notices': 'לאן לשלוח הודעות על פניות',
  url: 'כתובת האתר',
}

const notes: Partial<Record<StudioField, string>> = {
  'founder.cardSlug':
    'באותיות קטנות באנגלית, במספרים ובמקפים. אחרי שינוי, הכתובת הקודמת כבר לא נפתחת.',
  whatsapp: 'מספר שיש בו וואטסאפ. אפשר לכתוב שוב את מספר הטלפון.',
  email: 'לקוח שמשיב למייל מהאתר כותב לכתובת הזאת.',
  'profiles.linkedin': 'אפשר להשאיר ריק.',
  'profiles.instagram': 'אפשר להשאיר ריק.',
  'profiles.facebook': 'אפשר להשאיר ריק.',
  'profiles.behance': 'אפשר להשאיר ריק.',
  'businessHours.again.opens': 'רק אם יש הפסקה באמצע היום.',
  'businessHours.closedDays':
    'חופשה, אירוע, יום מיוחד. התאריכים מופיעים בעמוד יצירת הקשר, ומועדי התשובה נספרים בלעדיהם. בלי תאריך סיום זה יום אחד.',
  quoteValidDays:
    'מיום השליחה. המספר מופיע גם בתנאי השירות. הצעות שכבר נשלחו שומרות על התאריך שלהן.',
  'sales.vatRates':
    'כל שיעור חל מהתאריך שלו ועד השיעור הבא. שיעור שתאריכו בעתיד נכנס לתוקף לבדו, בחצות.',
  'sales.downPayment':
    'משולמת כשמתחילים, והשאר במסירה. מופיעה בעמודי השירותים, בתנאי השירות, במיילים ובהצעות.',
  'sales.tiers.2': '0 פירושו בלי הנחה.',
  'sales.notOffered':
    'מי שפותח עמוד של שירות שירד רואה שהוא לא מוצע כרגע, וקישור לשאר השירותים. חבילה יורדת גם עם כל שירות שהיא כוללת. מאמרים שמזכירים את השירות לא משתנים.',
  analyticsId: 'נטען רק אצל מבקרים שהסכימו. אפשר להשאיר ריק.',
  'mail.sender': 'ריק: הדוא״ל של הסטודיו.',
  'mail.notices': 'ריק: הדוא״ל של הסטודיו.',
  url: 'לדוגמה https://example.co.il, בלי המשך אחרי הסיומת.',
}

const faults: Record<StudioFault, string> = {
  required: 'צריך למלא את השדה הזה.',
  long: 'הטקסט ארוך מדי.',
  phone: 'זה לא מספר טלפון מלא. מספר מחוץ לישראל כותבים עם קידומת המדינה.',
  email: 'זו לא כתובת דוא״ל שלמה.',
  address: 'זו לא כתובת של אתר. כתובת נראית כך: https://example.co.il',
  elsewhere: 'בכתובת הזאת עונה אתר אחר, לא האתר הזה.',
  silent: 'אין תשובה מהכתובת הזאת. אולי היא עוד לא מחוברת לאתר.',
  year: 'צריך לכתוב שנה בארבע ספרות, לא בעתיד.',
  days: 'צריך לבחור לפחות יום אחד.',
  time: 'צריך לכתוב שעה, כמו 10:30.',
  order: 'שעת הסיום צריכה להיות אחרי שעת ההתחלה.',
  pair: 'צריך למלא את שתי השעות, או להשאיר את שתיהן ריקות.',
  break: 'החלק השני של היום מתחיל אחרי סוף החלק הראשון.',
  closed:
    'בכל שורה צריך תאריך קיים, וסיום שאינו לפני ההתחלה. אפשר עד {periods} שורות ועד {days} ימים בסך הכול, ושם באורך של עד {name} תווים.',
  slug: 'אפשר אותיות קטנות באנגלית, מספרים ומקפים בלבד.',
  taken: 'יש כבר כרטיס ביקור אחר בכתובת הזאת.',
  registration: 'צריך לכתוב מספר של שמונה או תשע ספרות.',
  validity: 'צריך לכתוב מספר שלם, מ־3 עד 90.',
  rates:
    'בכל שורה צריך אחוז בין {rateLeast} ל{rateMost} ותאריך קיים, אחר בכל שורה. אפשר עד {rateRows} שורות.',
  downPayment: 'צריך לכתוב אחוז בין {downLeast} ל{downMost}.',
  tier: 'צריך לכתוב אחוז בין {tierLeast} ל{tierMost}.',
  tiers: 'ההנחה על יותר שירותים לא יכולה להיות קטנה מההנחה על פחות שירותים.',
  offers: 'צריך להשאיר לפחות שירות אחד.',
  package: 'צריך לכתוב אחוז בין {packageLeast} ל{packageMost}.',
  figure: 'צריך לכתוב מספר שלם, עד שש ספרות.',
  day: 'צריך לכתוב יום שהיה, למשל 1 3 2026.',
  analytics: 'מזהה כזה מתחיל ב־G או ב־GTM, כמו G-AB12CD34.',
}

/** What identifies the studio, set by the owner. */
export const adminStudio = {
  title: 'הסטודיו',
  lead: 'מה שהאתר, המיילים, ההצעות והכרטיסים מספרים עליכם. שינוי נראה מיד בכולם.',
  back: 'חזרה להגדרות',
  backToStudio: 'לכל פרטי הסטודיו',
  open: 'לפרטי הסטודיו',
  sections,
  fields,
  notes,
  faults,
  closed: {
    from: 'מתאריך',
    to: 'עד וכולל',
    he: 'שם בעברית, לא חובה',
    en: 'שם באנגלית, לא חובה',
    add: 'עוד תאריך',
    row: 'סגור {number}',
  },
  rates: {
    percent: 'אחוזים',
    from: 'מתאריך',
    add: 'שיעור חדש',
    row: 'שיעור {number}',
    item: '{rate} מ{day}',
  },
  offers: { services: 'שירותים', packages: 'חבילות', all: 'הכול מוצע' },
  termsRow: 'מע״מ {vat}, מקדמה {down}',
  day: { day: 'יום', month: 'חודש', year: 'שנה' },
  claimsRow: '{years} שנים, {projects} פרויקטים',
  sample: 'לדוגמה',
  locked: 'נקבע אצל מי שמארח את האתר, ואי אפשר לשנות כאן.',
  state: {
    ready: 'מוכן',
    samples: {
      one: 'שדה אחד עוד לדוגמה',
      two: 'שני שדות עוד לדוגמה',
      other: '{count} שדות עוד לדוגמה',
    },
  },
  walk: {
    left: {
      one: 'נשאר מסך אחד למלא',
      two: 'נשארו שני מסכים למלא',
      other: 'נשארו {count} מסכים למלא',
    },
    next: 'להמשיך: {section}',
    done: 'הכול מוכן, וכל הפרטים שלכם.',
  },
  save: 'שמירה',
  saving: 'שומרים…',
  saved: 'נשמר. השינוי כבר באתר.',
  refused: 'לא נשמר. מה שצריך לתקן מסומן.',
  history: {
    title: 'מה השתנה',
    empty: 'עוד לא השתנה דבר.',
    by: '{name}, {at}',
    undo: 'החזרה למה שהיה',
    undone: 'הוחזר למה שהיה.',
    changed: 'השדה השתנה שוב מאז, ולכן לא הוחזר.',
    refused: 'לא הוחזר: זה לא מתאים לשדות אחרים שהשתנו מאז.',
    was: 'היה:',
    is: 'עכשיו:',
    nothing: 'ריק',
  },
  noLink:
    'אין כאן קישור, כי כתובת האתר עוד לא נקבעה. קובעים אותה באזור הניהול, בהגדרות, תחת ״הסטודיו״.',
  held: 'לא נשלח: פרטים של הסטודיו עוד לדוגמה, והלקוח היה משיב לכתובת שאינה שלכם. ממלאים אותם בהגדרות, תחת ״הסטודיו״.',
  alert: {
    one: 'מיילים והצעות ללקוחות ממתינים: פרט אחד של הסטודיו עוד לדוגמה',
    two: 'מיילים והצעות ללקוחות ממתינים: שני פרטים של הסטודיו עוד לדוגמה',
    other: 'מיילים והצעות ללקוחות ממתינים: {count} פרטים של הסטודיו עוד לדוגמה',
  },
}

export type AdminStudio = typeof adminStudio
