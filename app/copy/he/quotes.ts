import { offers } from './offers.ts'
import type { Title } from '#copy/opening.ts'

import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import type { PaymentStep } from '#domain/quotes/payment-schedule.ts'
import type { DeclineReason } from '#domain/quotes/decline.ts'
import type { QuoteStatus } from '#domain/quotes/quote-status.ts'

/** The quote as its client sees it: on its page, as a PDF and in the emails about it. */
export const quotes = {
  offers,
  preparedFor: 'עבור',
  issued: 'תאריך',
  validUntil: 'בתוקף עד',
  version: 'גרסה',
  from: 'מאת',
  registration: 'מס׳ עסק {registration}',
  skip: 'דילוג לתוכן',
  languages: 'שפת המסמך',
  pdfFailed:
    'ה־PDF לא נוצר, בגלל תקלה אצלנו. ההצעה עצמה שמורה ואפשר לקרוא אותה באתר. כדאי לנסות שוב בעוד כמה דקות.',

  lines: {
    title: 'מה כלול',
    none: 'עוד אין שורות בהצעה.',
    item: 'פירוט',
    amount: 'מחיר',
    optional: 'לבחירתכם',
    take: 'לכלול: {item}',
    from: 'החל מ־{amount}',
    perMonth: '{amount} לחודש',
    months: { one: 'לחודש אחד', two: 'לחודשיים', other: 'ל־{count} חודשים' },
    ownDiscount: 'כולל הנחה של {rate} על השירות, במקום {amount}',
    yearAhead: 'תשלום מראש לשנה',
    plusVat: 'לא כולל מע״מ',
    /** The name of a line that takes an amount off, until the owner gives it another. */
    credit: 'הנחה',
    leftOut: 'לא נכלל',
    update: 'עדכון הסכום',
    hint: 'שורה עם סימון אפשר להוסיף או להוריד. הסכום מתעדכן לפי הכללים שנקבעו ביום ההצעה.',
  },

  sums: {
    title: 'סיכום',
    list: 'לפני הנחות',
    ownDiscount: 'הנחה על השירות',
    tier: 'הנחת כמות, {rate}',
    package: 'הנחת חבילה: {name}, {rate}',
    credit: 'הנחות וזיכויים',
    vatAdded: 'תוספת מע״מ {rate}',
    total: { quote: 'סך הכול', estimate: 'סך הכול, החל מ־' } satisfies Record<OfferKind, string>,
    vat: 'מתוכם מע״מ {rate}',
    monthly: 'ועוד לחודש',
    onlyMonthly: { quote: 'סך הכול לחודש', estimate: 'סך הכול לחודש, החל מ־' } satisfies Record<
      OfferKind,
      string
    >,
    term: 'לכל התקופה',
    /** The total of subscriptions, per month and for their whole term. */
    monthlyAndTerm: '{monthly}, {term} לכל התקופה',
    exempt: 'הסטודיו הוא עוסק פטור, ולכן לא מתווסף מע״מ.',
    vatRate: 'שיעור המע״מ: {rate}, בתוקף מ־{day}',
    dollars: 'כ־{amount}',
    exchange: 'לפי שער של {rate} שקלים לדולר מיום {day}. המחיר הקובע הוא בשקלים.',
    outside: {
      tier: 'הנחת הכמות לא חלה על {lines}.',
      package: 'הנחת החבילה לא חלה על {lines}.',
    },
    replaced: 'היא באה במקום הנחת כמות של {rate}, וחוסכת עוד {saves}.',
    replacedMonthly:
      'היא באה במקום הנחת כמות של {rate}: כל חודש עולה {monthly} יותר, אבל לאורך כל התקופה נחסכים עוד {saves}.',
    changed: 'הסכום עודכן: {total}',
  },

  payment: {
    title: 'תשלום',
    steps: {
      down: 'מקדמה בתחילת העבודה',
      completion: 'היתרה בסיום',
      prepaid: 'ייעוץ, מראש',
      'first-of-two': 'מפגשים, תשלום ראשון מתוך שניים',
      'second-of-two': 'מפגשים, תשלום שני',
      'year-ahead': 'מנויים, {cardMonths} חודשים מראש',
      monthly: 'בכל חודש, מראש',
    } satisfies Record<PaymentStep, string>,
  },

  terms: {
    title: 'תנאים',
    payment: 'תשלום: {text}',
    cancellation: 'ביטול: {text}',
    rounds: 'סבבי תיקונים: {text} סבב הוא כל ההערות על גרסה אחת, שנשלחות יחד, והתיקונים לפיהן.',
    excluded: 'לא כלול במחיר: {text}',
    full: 'תנאי השירות המלאים',
  },

  note: 'מהסטודיו',
  pdf: 'הורדה כ־PDF',
  print: 'הדפסה',
  writeToUs: 'מייל',
  call: 'שיחה',

  accept: {
    title: ['מתאים לכם?', 'מאשרים כאן'],
    lead: 'האישור הוא הסכמה לגרסה הזו של ההצעה, עם השורות שמסומנות כרגע. אחריו נחזור אליכם לתאם התחלה.',
    name: 'שם מלא',
    submit: 'אישור ההצעה',
    nameError: 'נא להזין שם מלא (לפחות 2 תווים)',
    signed: 'אושרה על ידי {name} ב־{at}',
    record: 'נשמרים השם, השעה וקוד הגרסה: {hash}',
  },

  decline: {
    open: 'לא מתאים לכם?',
    lead: 'אפשר לענות גם בלי. אם תכתבו מה לא התאים, נדע אם יש טעם להציע משהו אחר.',
    legend: 'מה לא התאים?',
    reasons: {
      price: 'המחיר',
      timing: 'לוח הזמנים',
      'other-studio': 'בחרנו במישהו אחר',
      'not-it': 'זה לא מה שחיפשנו',
      'not-now': 'לא עכשיו',
    } satisfies Record<DeclineReason, string>,
    noReason: 'לא נכתבה סיבה.',
    words: 'עוד משהו? לא חובה',
    wordsError: 'הטקסט ארוך מדי: עד {max} תווים',
    submit: 'לא הפעם, תודה',
    reopen: 'שיניתם את דעתכם? ההצעה בתוקף עד {day}.',
    reopenSubmit: 'לפתוח את ההצעה מחדש',
  },

  /** Instead of promises of an email, where there is no mail server. */
  withoutMail: {
    accepted: 'אושרה על ידי {name} ב־{at}. אפשר להוריד כאן עותק כ־PDF.',
    revising: 'אנחנו משנים כרגע את ההצעה. הגרסה החדשה תחכה באותו קישור, ונעדכן אתכם.',
    thankYou: {
      title: ['תודה,', 'הבקשה אצלנו'] satisfies Title,
      lead: 'נשמרה אצלנו כל שורה שבחרתם.',
      step: 'מקבלים מאיתנו קישור אישי להצעה.',
      estimateStep: 'מקבלים מאיתנו קישור אישי להערכה.',
    },
    builder: {
      title: ['ההצעה הזאת', 'בקישור אישי'] satisfies Title,
      promise: 'נבדוק את הבחירה שלכם ונשלח קישור להצעה תוך {replyTime}.',
      estimate: {
        title: ['ההערכה הזאת', 'בקישור אישי'] satisfies Title,
        promise: 'נבדוק את הבחירה שלכם ונשלח קישור להערכה תוך {replyTime}.',
      },
    },
  },

  states: {
    accepted: {
      title: ['ההצעה', 'אושרה'],
      text: 'אושרה על ידי {name} ב־{at}. עותק יישלח במייל.',
      hash: 'קוד האישור: {hash}',
    },
    declined: {
      title: ['תודה', 'שעדכנתם'],
      text: 'נרשם ב־{at} שההצעה לא מתאימה.',
    },
    void: {
      title: ['ההצעה', 'בוטלה'],
      text: 'ההצעה הזו כבר לא בתוקף. אם היא עדיין רלוונטית, נשמח להכין חדשה.',
    },
    revising: {
      title: ['ההצעה', 'בעדכון'],
      text: 'אנחנו משנים כרגע את ההצעה. הגרסה החדשה תחכה באותו קישור, ונודיע במייל.',
    },
    estimate: {
      title: ['זו עדיין', 'הערכה'],
      text: 'לחלק מהשורות יש מחיר התחלתי. אחרי שיחה קצרה נסגור מחיר סופי, ואז אפשר יהיה לאשר כאן.',
    },
    unknown: {
      title: ['אין כאן', 'הצעה'],
      text: 'הקישור לא מלא או שההצעה נמחקה. אפשר לבדוק שוב במייל שקיבלתם, או לכתוב לנו.',
    },
    damaged: {
      title: ['משהו', 'השתבש'],
      text: 'לא הצלחנו להציג את ההצעה כפי שנשמרה, ולכן לא נציג אותה בכלל. כתבו לנו ונשלח אותה שוב.',
    },
    stale: 'ההצעה השתנתה בינתיים. זו הגרסה העדכנית, כדאי לעבור עליה לפני האישור.',
    tooMany: 'יותר מדי ניסיונות. אפשר לנסות שוב בעוד דקה.',
  },

  statuses: {
    draft: 'טיוטה',
    sent: 'נשלחה',
    viewed: 'נצפתה',
    accepted: 'אושרה',
    declined: 'נדחתה',
    expired: 'פג תוקפה',
    void: 'בוטלה',
  } satisfies Record<QuoteStatus, string>,

  request: { message: 'בקשה להצעת מחיר: {services}' },

  emails: {
    lines: 'מה כלול',
    total: 'סך הכול',
    acceptanceReceipt: {
      subject: 'הצעת מחיר {number} אושרה',
      label: 'אישור הצעה',
      title: 'האישור התקבל',
      text: 'הצעת מחיר {number} אושרה בשם {acceptedBy} ב־{when}. נחזור אליכם לתאם התחלה.',
      how: 'הקישור ממשיך להציג את ההצעה כפי שאושרה, עם PDF להורדה.',
      code: 'קוד האישור',
      open: 'לצפייה בהצעה',
    },
    notice: { lines: 'מה נבחר', message: 'מה נכתב', open: 'לפתיחה במערכת הניהול' },
    acceptanceNotice: {
      subject: 'הצעה {number} אושרה: {name}',
      label: 'הצעה אושרה',
      text: 'הצעה {number} אושרה על ידי {acceptedBy} ב־{when}.',
    },
    declineNotice: {
      subject: 'הצעה {number} נדחתה: {name}',
      label: 'הצעה נדחתה',
      text: '{name}: הצעה {number} לא מתאימה.',
      reason: 'מה לא התאים',
    },
    reopenNotice: {
      subject: 'הצעה {number} שוב על הפרק: {name}',
      label: 'חזרו בהם מהדחייה',
      text: '{name}: הדחייה של הצעה {number} בוטלה. אפשר לאשר אותה עד {day}.',
    },
    validUntil: 'בתוקף עד',
    number: 'מספר',
    vat: 'מתוכם מע״מ {rate}: {amount}',
    delivery: 'זמן אספקה, מהתשלום הראשון ומקבלת החומרים',
    payment: 'תשלום',
    cancellation: 'ביטול',
    days: '{service}: {days} ימי עסקים',
    daysUnknown: 'נקבע איתכם לפני שמתחילים',
  },
}

export type Quotes = typeof quotes
