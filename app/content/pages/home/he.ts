import type { PageWords } from '#content/page-words.ts'
import type { ClaimId } from '#domain/studio/studio.ts'
import type { ScoreId } from '#catalog/measurements.ts'
import type { Title } from '#copy/opening.ts'

type Block = { title: string; text: string }

/**
 * `sample`: invented, with outlined stars, as the section says. A real one, which the owner adds in
 * the admin area, comes first, with the day on which it was published and its address.
 */
export type TestimonialWords = {
  quote: string
  name: string
  role: string
  company: string
} & ({ sample: true } | { sample: false; date: string; link: string })

export const words = {
  link: 'לעמוד הבית',
  menuName: 'בית',
  meta: {
    title: 'סטודיו דיגיטלי: אתרים ואפליקציות במחיר ידוע מראש | {studio}',
    description:
      'סטודיו בוטיק לאפליקציות, עיצוב UX/UI, אתרים ודפי נחיתה. יותר מ־{years} שנות ניסיון, אתר בתוך ימים והצעת מחיר תוך {replyTime}.',
    keywords: ['סטודיו דיגיטלי', 'עיצוב UX/UI', 'פיתוח אפליקציות', 'דפי נחיתה', 'מיתוג'],
  },
  opening: {
    badge: 'סטודיו בוטיק דיגיטלי',
    title: ['אתרים ואפליקציות', 'במחיר ידוע מראש'],
    lead: 'לעסקים, לסטארטאפים וליזמים: <strong>עיצוב ופיתוח במקום אחד</strong>. אתר בתוך ימים, אפליקציה בתוך שבועות.',
  },
  body: {
    hero: {
      start: 'מתחילים כאן',
      price: 'לחישוב מחיר',
    },
    clients: {
      label: 'מתוך תיק העבודות',
      pause: 'עצירת התנועה',
      sample: true,
    },
    stats: {
      label: 'הסטודיו במספרים',
      items: {
        attention: 'תשומת לב לכל פרויקט',
        industries: 'תחומי עיסוק שעיצבנו בהם',
        projects: 'פרויקטים',
        years: 'שנות ניסיון',
      } satisfies Record<ClaimId, string>,
      pricesLabel: 'מחירי התחלה',
      prices: { landingPage: 'דף נחיתה', website: 'אתר', app: 'אפליקציה' },
    },
    portfolio: {
      title: ['כמה דברים', 'שבנינו'] satisfies Title,
      lead: 'רוב העבודות תחת הסכם סודיות. כאן מה שמותר להראות.',
      filter: 'סינון לפי סוג',
      all: 'לכל העבודות',
      carousel: {
        label: 'עבודות נבחרות',
        slide: '{index} מתוך {total}',
        previous: 'לעבודה הקודמת',
        next: 'לעבודה הבאה',
        pause: 'עצירת הגלילה האוטומטית',
      },
    },
    about: {
      badge: 'אודות',
      title: ['סטודיו קטן', 'מתוך בחירה'] satisfies Title,
      lead: 'אני {founder}, ואני מנהלת את {studio}. אני שומעת את הבעיה, ואני גם מציירת את הפתרון.',
      portraitAlt: 'דיוקן מאויר של {founder}',
      badges: { years: 'שנות ניסיון', projects: 'פרויקטים' },
      blocks: {
        mission: { title: 'המשימה', text: 'לקחת רעיון שקשה להסביר ולהפוך אותו למסך שמבינים לבד.' },
        result: {
          title: 'התוצאה',
          text: 'מוצר שעובד, קוד שעובר אליכם, ו־CRM בסיסי שבו נשמרת כל פנייה.',
        },
        example: {
          title: 'דוגמה',
          text: 'ב־ExpertPower התחלנו משאלה שיועצים שואלים בכל בוקר: למי חוזרים היום. המסך הראשי עונה עליה לפני שלוחצים על משהו.',
        },
      } satisfies Record<'mission' | 'result' | 'example', Block>,
      tags: ['עיצוב מוצר', 'חוויית משתמש', 'פיתוח', 'ייעוץ'],
      more: 'הסיפור שלי',
    },
    whyChooseUs: {
      title: ['ארבעה דברים', 'שמקבלים תמיד'] satisfies Title,
      video: {
        label: 'סרט היכרות קצר',
        alt: 'סרט קצר בלי קול: כדור כתום נוחת בתוך האות ג׳ של המילה דגש, הופך לכפתור במסך של טלפון וממלא את התמונה',
        play: 'הפעלת הסרט',
        pause: 'עצירת הסרט',
        silent: 'הסרט ללא קול',
      },
      benefits: [
        { title: 'אפיון חינם', text: 'מסמך קצר שאומר מה בונים ומה לא, לפני שמתחילים לבנות.' },
        {
          title: 'הקוד שלכם',
          text: 'בסוף הפרויקט הקוד המלא עובר לחשבון שלכם. אפשר להמשיך איתו לכל מקום.',
        },
        {
          title: 'CRM בכל אתר',
          text: 'CRM בסיסי כלול במחיר: מי פנה, מתי ומה קורה עם הפנייה.',
        },
        {
          title: 'באוויר תוך ימים',
          text: 'תשובה תוך {formReplyTime} בשעות הפעילות, הצעת מחיר תוך {replyTime}, ואתר או דף נחיתה בתוך ימים.',
        },
      ] satisfies Block[],
    },
    services: {
      title: ['מה אנחנו', 'עושים'] satisfies Title,
      lead: 'בוחרים שירות, או מרכיבים חבילה מכמה שירותים.',
      package: {
        line: 'משני שירותים יש הנחה. בוחרים, רואים את המחיר ומקבלים הצעה מסודרת.',
        link: 'בניית חבילה',
      },
    },
    audience: {
      title: ['לא צריך להגיע', 'מוכנים'] satisfies Title,
      subtitle: 'לא חייבים מסמך, לא חייבים מילים מקצועיות. מספיק לדעת מה לא עובד היום.',
      items: [
        { title: 'עסקים קטנים', text: 'אתר, מיתוג וכרטיס ביקור שנראים טוב כמו העבודה עצמה.' },
        { title: 'סטארטאפים', text: 'MVP ועיצוב מוצר שמשתמשים אמיתיים יכולים לנסות.' },
        { title: 'יזמיות ויזמים', text: 'מרעיון במחברת לתוכנית פעולה, ומשם למוצר ראשון.' },
        { title: 'עסקים שמכניסים AI', text: 'סוכנים ואוטומציות שמתחברים לאתר ולמערכת הפניות.' },
      ] satisfies Block[],
    },
    process: {
      title: ['מהשיחה הראשונה', 'ועד לאוויר'] satisfies Title,
      lead: 'לוח זמנים לדוגמה של אתר: {websiteDays} ימי עסקים בסך הכול, כי השלבים חופפים ב־{overlapDays} ימי עסקים.',
      steps: [
        {
          title: 'אפיון',
          text: 'שיחה, שאלות, ומסמך קצר שאומר מה בונים.',
          days: '{scopeDays} ימי עסקים',
        },
        {
          title: 'עיצוב',
          text: 'מסכים ב־Figma, עם הטקסטים האמיתיים ובכל הגדלים.',
          days: '{designDays} ימי עסקים',
        },
        {
          title: 'בנייה',
          text: 'קוד, בדיקות ותיקונים, עד שהכול יושב במקום.',
          days: '{buildDays} ימי עסקים',
        },
        {
          title: 'עלייה לאוויר',
          text: 'בודקים, מחברים ועולים. {supportTime} של תמיכה כלולים במחיר.',
          days: '{launchDays} ימי עסקים',
        },
      ] satisfies (Block & { days: string })[],
    },
    testimonials: {
      badge: 'הוכחות והמלצות',
      title: ['לא צריך להאמין,', 'אפשר לבדוק'] satisfies Title,
      proof: {
        lead: 'האתר הזה נבנה באותן ידיים שיבנו את שלכם. כך הוא נמדד ב־Lighthouse, כלי הבדיקה של Google.',
        speed: 'שניות עד התוכן המרכזי, בטלפון איטי',
        scores: {
          accessibility: 'נגישות',
          bestPractices: 'תקינות טכנית',
          seo: 'התאמה למנועי חיפוש',
        } satisfies Record<ScoreId, string>,
        method:
          'דף הבית, {day}, חציון של שלוש מדידות. הציונים מתוך מאה. אפשר להריץ את אותה בדיקה בדפדפן Chrome.',
        plan: 'תוכנית עסקית לדוגמה (PDF)',
        quote: 'הצעת מחיר לדוגמה (PDF)',
        sampleQuote: {
          client: 'לקוח לדוגמה',
          note: 'הצעה לדוגמה: הלקוח בדוי, והמחירים לקוחים מהמחירון ביום ההפקה.',
        },
      },
      list: 'המלצות',
      sampleNote: 'המלצות לדוגמה: השמות, הדברים והכוכבים בדויים.',
      stars: 'חמישה כוכבים מתוך חמישה',
      sampleStars: 'חמישה כוכבים, לדוגמה',
      published: 'פורסם ב־{date}',
      previous: 'להמלצה הקודמת',
      next: 'להמלצה הבאה',
      items: [
        {
          quote: 'קיבלנו קבצים מסודרים, והמפתחים פשוט התחילו לעבוד. זה לא קרה לנו קודם.',
          name: 'תמר גולן',
          role: 'מנכ״לית',
          company: 'Viola Medical',
          sample: true,
        },
        {
          quote: 'פחדתי מעוד חנות שנראית כמו כל החנויות. היום לקוחות כותבים לנו שנעים להסתובב בה.',
          name: 'אורי כהן',
          role: 'מייסד',
          company: 'Mello',
          sample: true,
        },
        {
          quote: 'ביקשנו מסך וקיבלנו דרך לחשוב. הוויכוחים בצוות התקצרו.',
          name: 'דנה לוי',
          role: 'מנהלת מוצר',
          company: 'ChatMail',
          sample: true,
        },
        {
          quote: 'בכל פגישה ירד משהו מהמסך. לקח לי זמן להבין שזו הייתה העבודה.',
          name: 'יואב שמיר',
          role: 'מייסד שותף',
          company: 'Rody',
          sample: true,
        },
        {
          quote: 'הפסיקו לשאול אותנו מה יקרה אם לוחצים. הכול כתוב על המסך.',
          name: 'מיכל אדר',
          role: 'סמנכ״לית מוצר',
          company: 'NFT Wallet',
          sample: true,
        },
        {
          quote: 'הבוקר של הצוות מתחיל באותו מסך. אין לי מחמאה גדולה מזו.',
          name: 'רון בן־דוד',
          role: 'סמנכ״ל שיווק',
          company: 'Growth',
          sample: true,
        },
        {
          quote: 'השאלות בהתחלה קצת עצבנו אותי, ודווקא הן חסכו לנו פיתוח מיותר.',
          name: 'ליאת פרץ',
          role: 'מנכ״לית',
          company: 'ExpertPower',
          sample: true,
        },
        {
          quote: 'גם מחלקת הציות הבינה את המסכים בפעם הראשונה. אצלנו זה נדיר.',
          name: 'איתי רוזן',
          role: 'מנהל חדשנות',
          company: 'TL Bank',
          sample: true,
        },
        {
          quote: 'הדף עלה, והטלפון סוף סוף מצלצל עם השאלות הנכונות.',
          name: 'נטע שגיא',
          role: 'בעלים',
          company: 'סטודיו נשימה',
          sample: true,
        },
        {
          quote: 'ביקשתי בלי צעצועים וקיבלתי בלי צעצועים. הלקוחות שלי מעריכים את זה.',
          name: 'עומר חדד',
          role: 'עורך דין',
          company: 'משרד חדד',
          sample: true,
        },
        {
          quote:
            'פעם חילקתי כרטיסים ואף אחד לא חזר. עכשיו אני שולחת קישור, והמספר שלי נשמר אצל אנשים.',
          name: 'שירה מזרחי',
          role: 'יועצת ארגונית',
          company: 'מזרחי ייעוץ',
          sample: true,
        },
        {
          quote:
            'אני אופה, לא איש מחשבים. הסבירו לי כל דבר בעברית פשוטה, והפניות מחכות לי מסודרות.',
          name: 'גיל אברהם',
          role: 'בעלים',
          company: 'מאפיית השכונה',
          sample: true,
        },
      ] satisfies TestimonialWords[],
    },
    vision: {
      badge: 'החזון',
      title: ['פחות רעש,', 'יותר דגש'] satisfies Title,
      text: 'דגש הוא הנקודה הקטנה שבתוך האות, זו שמשנה את הצליל שלה. ככה אנחנו חושבים על מוצר דיגיטלי: למצוא את הדבר האחד שחשוב, ולתת לו מקום.',
    },
    finalCta: {
      title: ['בואו', 'נדבר'] satisfies Title,
      text: 'כמה שורות על העסק ועל מה שחסר בו. שיחת ההיכרות חינם.',
    },
  },
} satisfies PageWords & { body: object }

export type Home = (typeof words)['body']

export type HomeWords = typeof words
