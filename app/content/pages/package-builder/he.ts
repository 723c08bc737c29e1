import type { BuilderGroupId } from '#catalog/builder-groups.ts'
import type { Title } from '#copy/opening.ts'
import type { OfferKind } from '#domain/pricing/offer-kind.ts'
import type { PageWords } from '#content/page-words.ts'

export const words = {
  link: 'כמה שירותים בחבילה',
  menuName: 'בניית חבילה',
  meta: {
    title: 'חבילת שירותים: ביחד משלמים פחות | {studio}',
    description:
      'שני שירותים ויותר עולים ביחד פחות מאשר לחוד, וההנחה גדלה עם כל שירות. בסוף מקבלים הצעת מחיר ממוספרת.',
    keywords: ['חבילת שירותים', 'הצעת מחיר', 'אתר ומיתוג', 'הנחה על חבילה'],
  },
  opening: {
    badge: 'בניית חבילה',
    title: ['מרכיבים חבילה,', 'משלמים פחות'],
    lead: 'מסמנים מה צריך, ו{liveSums} מתעדכנים מיד. ההנחה מתחילה משני שירותים, ובסוף הכול נשלח אליכם כהצעה מסודרת.',
  },
  body: {
    start: 'לבחירת השירותים',
    packages: {
      badge: 'ערכות מוכנות',
      title: ['להתחיל', 'עם ערכה מוכנה'] satisfies Title,
      lead: 'בלחיצה נוספים כל שירותי הערכה, כולל ההנחה שלה. אחר כך אפשר להוסיף, להוריד ולשנות.',
      includes: 'כולל: {services}',
      off: 'הנחה',
      add: 'הוספה לחבילה',
      addPackage: 'הוספה לחבילה: {package}',
      added: 'כבר בחבילה',
    },
    choose: {
      badge: 'השירותים',
      title: ['שמים דגש', 'על מה שצריך'] satisfies Title,
      lead: 'מסמנים את מה שחסר לעסק, והמחיר מתעדכן מיד.',
      groups: {
        foundation: 'היסודות',
        web: 'אתר, חנות וכרטיס',
        existing: 'לעסק קיים',
        product: 'מוצר דיגיטלי',
        consulting: 'ייעוץ וסדנאות',
      } satisfies Record<BuilderGroupId, string>,
      details: 'מה מקבלים',
      detailsOf: 'מה מקבלים: {service}',
      page: 'לעמוד השירות',
      options: 'איזה מסלול',
      optionsOf: 'איזה מסלול: {service}',
      term: 'לכמה זמן',
      termOf: 'לכמה זמן: {service}',
      months: { one: 'חודש אחד', two: 'חודשיים', other: '{count} חודשים' },
      addons: 'תוספות',
      addonsOf: 'תוספות: {service}',
      perSession: '{price} למפגש',
      ownDiscount: 'כבר אחרי {percent} הנחה',
      claimsTitle: 'כבר עבדנו יחד?',
      claimsNote: 'אם עיצבנו לכם, יש הנחה על הפיתוח.',
      update: 'עדכון המחיר',
      notLoaded: 'חלק מהעמוד לא נטען. אחרי כל שינוי לוחצים ״עדכון המחיר״.',
    },
    receipt: {
      title: 'החבילה שלכם',
      empty: 'עוד לא נבחר שירות. כל שירות שתסמנו יופיע כאן, עם המחיר שלו.',
      count: { one: 'שירות אחד', two: 'שני שירותים', other: '{count} שירותים' },
      once: 'תשלום חד־פעמי',
      monthly: 'בכל חודש',
      forMonths: '{amount} ל־{months}',
      list: 'לפני הנחות',
      ownDiscount: 'הנחה של {percent} על {service}',
      tier: 'הנחת כמות, {percent}',
      package: '{package}, {percent} הנחה',
      vatAdded: 'מע״מ {percent}',
      vatIncluded: 'מתוכם מע״מ {percent}',
      totals: { quote: 'סך הכול', estimate: 'סך הכול, החל מ־' } satisfies Record<OfferKind, string>,
      everyMonth: 'ובכל חודש',
      onlyMonthly: 'בכל חודש',
      wholeTerm: 'לכל התקופה',
      dollars: 'הסכומים בדולרים משוערים, לפי שער של {rate}. המחיר הקובע הוא בשקלים.',
      why: {
        none: 'ההנחה מתחילה משני שירותים.',
        tier: 'ההנחה נקבעת לפי מספר השירותים בחבילה.',
        package: 'קיבלתם את ההנחה של {package}, כי היא חוסכת לכם יותר. אין כפל הנחות.',
        partly:
          'ההנחה של {package} חלה רק על השירותים שבה, במקום {percent} על הכול, וחוסכת לכם עוד {saves}.',
        monthly:
          'ההנחה של {package} חלה רק על השירותים שבה, במקום {percent} על הכול: כל חודש עולה {monthly} יותר, אבל לאורך כל התקופה נחסכים לכם עוד {saves}.',
      },
      removeService: 'הסרה מהחבילה: {service}',
      send: 'לקבלת ההצעה',
      copyLink: 'העתקת קישור לחבילה',
      copied: 'הקישור הועתק',
      notCopied: 'הדפדפן לא אפשר להעתיק',
      notCopiedText: 'הקישור לחבילה נמצא בשורת הכתובת, ואפשר להעתיק אותו משם.',
      clear: 'התחלה מחדש',
      announced: 'סך הכול {total}.',
      announcedMonthly: 'סך הכול {total}, ועוד {monthly} בכל חודש.',
      announcedOnlyMonthly: 'סך הכול {monthly} בכל חודש.',
      announcedEmpty: 'החבילה ריקה.',
    },
    steps: {
      title: 'ההנחה גדלה עם החבילה',
      more: '{count} ויותר',
      next: 'עוד שירות, וההנחה עולה ל־{percent}: תחסכו עוד {amount} על מה שכבר בחרתם.',
      all: 'בחירה בכל {count} השירותים נותנת {percent} הנחה.',
      top: 'זו ההנחה הגבוהה ביותר על מספר שירותים.',
    },
    bar: { label: 'סיכום ביניים', open: 'לסיכום', next: 'עוד אחד: {percent} הנחה' },
    quote: {
      badge: 'הצעת מחיר',
      title: ['ההצעה הזאת', 'אצלכם במייל'] satisfies Title,
      lead: 'הצעה ממוספרת עם כל השורות ועם תאריך תוקף, וקישור שבו אפשר לשנות, להוריד ולאשר. בלי התחייבות.',
      label: 'טופס לקבלת הצעה',
      notes: 'הערות (לא חובה)',
      notesPlaceholder: 'מה העסק עושה, ומה חשוב שנדע לפני שמתחילים',
      submit: 'לקבלת ההצעה',
      sending: 'שולחים…',
      ready: 'הכול מלא, אפשר לשלוח.',
      promise: 'ההצעה נשלחת למייל שתכתבו, מיד עם השליחה.',
      contains: 'בהצעה: {services}.',
      empty: 'החבילה ריקה. סמנו שירות, וההצעה תיבנה ממנו.',
      /** In place of the words above, where a price "from" makes the basket an estimate. */
      estimate: {
        badge: 'הערכת מחיר',
        title: ['ההערכה הזאת', 'אצלכם במייל'] satisfies Title,
        lead: 'לחלק מהשירותים יש מחיר התחלתי, ולכן זו הערכה: כל השורות בקישור אחד, ואחרי שיחה קצרה הצעה עם מחיר סופי. בלי התחייבות.',
        contains: 'בהערכה: {services}.',
        submit: 'שלחו לי את ההערכה',
        promise: 'ההערכה נשלחת למייל שתכתבו, מיד עם השליחה.',
      },
      failed: {
        title: 'ההצעה לא נשלחה',
        text: 'משהו השתבש אצלנו. החבילה ומה שכתבתם נשארו כאן, ואפשר לשלוח שוב.',
      },
      offline: {
        title: 'אין חיבור',
        text: 'ההצעה עוד לא נשלחה, ומה שכתבתם נשאר כאן. כשהחיבור יחזור לוחצים שוב, ותישלח הצעה אחת בלבד.',
      },
      tooMany: {
        title: 'יותר מדי בקשות',
        text: 'נשלחו מכאן הרבה בקשות בזמן קצר. נסו שוב בעוד דקה.',
      },
    },
  },
} satisfies PageWords & { body: object }

export type PackageBuilder = (typeof words)['body']

export type PackageBuilderWords = typeof words
