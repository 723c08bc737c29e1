import type { PagePath } from '#catalog/pages.ts'
import type { PageMeta } from '../page-meta.ts'

export const meta = {
  '': {
    title: '{studio} | סטודיו לעיצוב ובניית מוצרים דיגיטליים',
    description:
      'סטודיו בוטיק לאפליקציות, עיצוב UX/UI, אתרים ודפי נחיתה. יותר מ־{years} שנות ניסיון, אספקה בתוך ימים ותשובה תוך {replyTime}.',
    keywords: ['סטודיו דיגיטלי', 'עיצוב UX/UI', 'פיתוח אפליקציות', 'דפי נחיתה', 'מיתוג'],
  },
  about: {
    title: 'אודות {founder} והסטודיו | {studio}',
    description:
      'מי עומד מאחורי הסטודיו: {founder}, {jobTitle}. יותר מ־{years} שנות ניסיון ויותר מ־{projects} פרויקטים, רובם חתומים בהסכם סודיות.',
    keywords: ['אודות', 'סטודיו בוטיק', 'עיצוב מוצר', 'ניסיון בעיצוב'],
  },
  contact: {
    title: 'יצירת קשר | {studio}',
    description: 'ספרו לנו על הפרויקט בטופס קצר, בטלפון או בוואטסאפ. בשעות הפעילות נחזור אליכם תוך {formReplyTime}.',
    keywords: ['יצירת קשר', 'הצעת מחיר לאתר', 'הצעת מחיר לאפליקציה', 'סטודיו לעיצוב'],
  },
  portfolio: {
    title: 'תיק עבודות | {studio}',
    description: 'אתרים, חנויות, אפליקציות ומערכות ווב שעיצבנו ובנינו, עם סיפור הפרויקט של כל אחד.',
    keywords: ['תיק עבודות', 'עיצוב אתרים', 'עיצוב אפליקציות', 'מערכות ווב', 'פורטפוליו'],
  },
  'portfolio/viola-medical': {
    title: 'Viola Medical: עיצוב אתר למרפאה | {studio}',
    description: 'סיפור פרויקט: עיצוב אתר של מרפאה, מעמוד הבית ותחומי הטיפול ועד זימון תור, שנמסר לפיתוח ב־Figma.',
    keywords: ['עיצוב אתר למרפאה', 'אתר רפואי', 'זימון תורים', 'Figma'],
  },
  'portfolio/mello-petshop': {
    title: 'Mello: חנות Shopify לחיות מחמד | {studio}',
    description: 'סיפור פרויקט: מותג, קטלוג ותהליך קנייה לחנות חיות מחמד ב־Shopify, שמתחילה בשאלה איזו חיה יש בבית.',
    keywords: ['חנות Shopify', 'חנות חיות מחמד', 'עיצוב חנות מקוונת', 'מסחר אלקטרוני'],
  },
  'portfolio/chatmail-app': {
    title: 'ChatMail: אפליקציית דואר בצורת שיחה | {studio}',
    description: 'סיפור פרויקט: אפליקציית דואר שמציגה התכתבויות כשיחות, עם סוכן שמסכם את מה שהצטבר בתיבה.',
    keywords: ['עיצוב אפליקציה', 'אפליקציית דואר', 'UX למובייל', 'סוכן AI'],
  },
  'portfolio/rody-app': {
    title: 'Rody: אפליקציית המלצות של חברים | {studio}',
    description: 'סיפור פרויקט: אפליקציה להמלצות על מקומות, רק ממי שמכירים. מפה, כתיבת המלצה ורשימות משותפות.',
    keywords: ['עיצוב אפליקציה', 'אפליקציית המלצות', 'עיצוב מפה', 'UX למובייל'],
  },
  'portfolio/nftwallet-app': {
    title: 'NFT Wallet: ארנק דיגיטלי שקל להבין | {studio}',
    description: 'סיפור פרויקט: ארנק לאוספים דיגיטליים שמסביר במילים פשוטות כל פעולה לפני שמאשרים אותה.',
    keywords: ['ארנק דיגיטלי', 'NFT', 'עיצוב אפליקציה', 'עיצוב פינטק'],
  },
  'portfolio/growth-webapp': {
    title: 'Growth: נתוני שיווק במסך אחד | {studio}',
    description: 'סיפור פרויקט: מערכת ווב שמרכזת נתוני שיווק של עסק קטן. לוח בקרה, דוחות והתראות.',
    keywords: ['לוח בקרה', 'מערכת ווב', 'עיצוב SaaS', 'נתוני שיווק'],
  },
  'portfolio/expertpower-webapp': {
    title: 'ExpertPower: מערכת CRM ליועצים | {studio}',
    description: 'סיפור פרויקט: מערכת ווב ליועצים ולמומחים עצמאיים, עם לקוחות, פגישות, משימות והצעות מחיר במקום אחד.',
    keywords: ['מערכת CRM', 'ניהול לקוחות', 'מערכת ווב', 'עיצוב SaaS'],
  },
  'portfolio/tlbank-webapp': {
    title: 'TL Bank: בנקאות עסקית בדפדפן | {studio}',
    description: 'סיפור פרויקט: ממשק בנקאות לעסקים. יתרה, תזרים, העברות וכרטיסים במסך ראשי אחד.',
    keywords: ['עיצוב פינטק', 'בנקאות דיגיטלית', 'מערכת ווב', 'לוח בקרה'],
  },
  blog: {
    title: 'בלוג על עיצוב ומוצר דיגיטלי | {studio}',
    description: 'מאמרים קצרים על עלויות, על תהליך העיצוב, על כלי AI ועל הטעויות שמבריחות לקוחות מהאתר.',
    keywords: ['בלוג UX', 'עיצוב מוצר', 'עלות אפליקציה', 'כלי AI לבניית אתרים'],
  },
  'blog/digital-presence-2025-ai-era': {
    title: 'נוכחות דיגיטלית בעידן ה־AI | {studio}',
    description: 'לקוחות שואלים צ׳אט לפני שהם מחפשים. מה כדאי שיהיה כתוב באתר כדי שיהיה מה לצטט ממנו.',
    keywords: ['נוכחות דיגיטלית', 'AI', 'קידום אתרים', 'שיווק לעסקים קטנים'],
  },
  'blog/figma-ux-ui-design-reality': {
    title: 'עיצוב UX/UI ב־Figma כמו שהוא באמת | {studio}',
    description: 'מה נכנס לעיצוב אחרי המסך היפה: מצבי שגיאה, מסכים ריקים, טקסטים ארוכים ורכיבים שאפשר לפתח.',
    keywords: ['Figma', 'עיצוב UX/UI', 'מערכת עיצוב', 'מסירה לפיתוח'],
  },
  'blog/lovable-base44-reality': {
    title: 'Lovable ו־Base44 מול המציאות | {studio}',
    description: 'מה אפשר לבנות בכלים שיוצרים אפליקציה מטקסט, איפה הם נעצרים, ומתי כדאי לעבור לפיתוח מלא.',
    keywords: ['Lovable', 'Base44', 'בניית אפליקציה עם AI', 'MVP'],
  },
  'blog/7-ux-mistakes-killing-conversions': {
    title: '7 טעויות UX שמבריחות לקוחות | {studio}',
    description: 'שבע נקודות שבהן מבקרים עוזבים את האתר בדרך לטופס או לקופה, ומה עושים בכל אחת מהן.',
    keywords: ['טעויות UX', 'יחס המרה', 'שיפור אתר', 'טפסים'],
  },
  'blog/kama-ole-itzuv-aplikatzia-2025': {
    title: 'כמה עולה עיצוב אפליקציה ב־2025 | {studio}',
    description: 'ממה מורכב המחיר של עיצוב אפליקציה, מה מייקר אותו, ואיך מכינים בריף שמקבל הצעה מדויקת.',
    keywords: ['כמה עולה אפליקציה', 'מחיר עיצוב אפליקציה', 'בריף', 'עיצוב UX/UI'],
  },
  'services/app-development': {
    title: 'פיתוח אפליקציות ו־MVP | {studio}',
    description: 'אפליקציות מובייל, מערכות ווב ו־MVP. מסמך אפיון בלי עלות, עיצוב ופיתוח, והקוד המלא עובר אליכם בסוף.',
    keywords: ['פיתוח אפליקציות', 'MVP', 'מערכת ווב', 'SaaS', 'אפיון אפליקציה'],
  },
  'services/uxui-design': {
    title: 'עיצוב UX/UI ב־Figma | {studio}',
    description: 'עיצוב מסכים, מצבים ורכיבים ב־Figma, מסודרים למסירה לפיתוח. היקף העבודה נקבע לפי מספר המסכים.',
    keywords: ['עיצוב UX/UI', 'עיצוב ממשק', 'Figma', 'חוויית משתמש'],
  },
  'services/landing-page': {
    title: 'דפי נחיתה לעסקים | {studio}',
    description: 'דף נחיתה עם מטרה אחת: עיצוב ובנייה בתוך ימים, בשפה אחת או יותר, עם מערכת מובנית לניהול הפניות.',
    keywords: ['דף נחיתה', 'בניית דף נחיתה', 'עיצוב דף נחיתה', 'לידים'],
  },
  'services/digital-presence': {
    title: 'נוכחות דיגיטלית ומיתוג לעסק | {studio}',
    description: 'חבילה מודולרית לעסק חדש או קיים: תוכנית עסקית, מיתוג, אתר, סוכני AI ותמונות תדמית ב־AI. בוחרים רק את מה שחסר.',
    keywords: ['מיתוג', 'אתר תדמית', 'תוכנית עסקית', 'סוכני AI', 'הקמת עסק'],
  },
  'services/strategic-consulting': {
    title: 'ייעוץ אסטרטגי וליווי UX | {studio}',
    description: 'אבחון, ליווי UX, סדנאות Figma ותוכנית פעולה לפני שמשקיעים בפיתוח. שיחת היכרות בלי עלות.',
    keywords: ['ייעוץ UX', 'ייעוץ דיגיטלי', 'סדנת Figma', 'ליווי יזמים'],
  },
  'services/digital-business-card': {
    title: 'כרטיס ביקור דיגיטלי חכם | {studio}',
    description: 'קישור אחד לשיחה, לוואטסאפ, למייל ולשמירה באנשי הקשר. בעברית, באנגלית וברוסית, עם קוד QR.',
    keywords: ['כרטיס ביקור דיגיטלי', 'vCard', 'קוד QR', 'כרטיס ביקור חכם'],
  },
  'templates/law-firm': {
    title: 'תבנית דף נחיתה לעורכי דין | {studio}',
    description: 'תבנית לדוגמה של דף נחיתה למשרד עורכי דין: שקטה, כתובה היטב, בלי קישוטים. המשרד בדוי.',
    keywords: ['דף נחיתה לעורך דין', 'אתר לעורכי דין', 'תבנית דף נחיתה'],
  },
  'templates/dental-clinic': {
    title: 'תבנית דף נחיתה למרפאת שיניים | {studio}',
    description: 'תבנית לדוגמה של דף נחיתה למרפאת שיניים: בהירה ומזמינה, עם קביעת תור בראש העמוד. המרפאה בדויה.',
    keywords: ['דף נחיתה לרופא שיניים', 'אתר למרפאת שיניים', 'תבנית דף נחיתה'],
  },
  'templates/real-estate-investment': {
    title: 'תבנית דף נחיתה להשקעות נדל״ן | {studio}',
    description: 'תבנית לדוגמה של דף נחיתה לחברת השקעות בנדל״ן, שמציגה קודם את הנתונים. החברה בדויה.',
    keywords: ['דף נחיתה לנדל״ן', 'אתר להשקעות נדל״ן', 'תבנית דף נחיתה'],
  },
  'templates/financial-course': {
    title: 'תבנית דף נחיתה לקורס פיננסי | {studio}',
    description: 'תבנית לדוגמה של דף נחיתה לקורס אונליין, שכולה אותיות, כמו כרזה ברחוב. הקורס בדוי.',
    keywords: ['דף נחיתה לקורס', 'אתר לקורס דיגיטלי', 'תבנית דף נחיתה'],
  },
  'templates/crystal-workshop': {
    title: 'תבנית דף נחיתה לסדנת קריסטלים | {studio}',
    description: 'תבנית לדוגמה של דף נחיתה לסדנה של ערב אחד, לילית ורכה. הסדנה בדויה.',
    keywords: ['דף נחיתה לסדנה', 'דף נחיתה לאירוע', 'תבנית דף נחיתה'],
  },
  'templates/aesthetic-clinic': {
    title: 'אתר הדגמה לקליניקה אסתטית | {studio}',
    description: 'אתר הדגמה שלם לקליניקה אסתטית: טיפולים, לפני ואחרי, מחירים ותיאום תור. הקליניקה בדויה.',
    keywords: ['אתר לקליניקה', 'אתר לקוסמטיקאית', 'אתר לרופא אסתטי', 'תבנית אתר'],
  },
  'templates/aesthetic-clinic/about': {
    title: 'הקליניקה והצוות, אתר הדגמה | {studio}',
    description: 'עמוד האודות באתר ההדגמה של קליניקה אסתטית בדויה.',
    keywords: ['אתר לקליניקה', 'עמוד אודות'],
  },
  'templates/aesthetic-clinic/treatments': {
    title: 'הטיפולים, אתר הדגמה לקליניקה | {studio}',
    description: 'עמוד הטיפולים באתר ההדגמה של קליניקה אסתטית בדויה. המידע אינו ייעוץ רפואי.',
    keywords: ['אתר לקליניקה', 'עמוד טיפולים'],
  },
  'templates/aesthetic-clinic/before-after': {
    title: 'לפני ואחרי, אתר הדגמה לקליניקה | {studio}',
    description: 'עמוד ההשוואה באתר ההדגמה של קליניקה אסתטית בדויה. התמונות מאוירות.',
    keywords: ['אתר לקליניקה', 'לפני ואחרי'],
  },
  'templates/aesthetic-clinic/blog': {
    title: 'שאלות מהקליניקה, אתר הדגמה | {studio}',
    description: 'הבלוג באתר ההדגמה של קליניקה אסתטית בדויה. הטקסטים אינם ייעוץ רפואי.',
    keywords: ['אתר לקליניקה', 'בלוג לקליניקה'],
  },
  'templates/aesthetic-clinic/pricing': {
    title: 'המחירון, אתר הדגמה לקליניקה | {studio}',
    description: 'עמוד המחירים באתר ההדגמה של קליניקה אסתטית בדויה. המחירים להדגמה בלבד.',
    keywords: ['אתר לקליניקה', 'עמוד מחירים'],
  },
  'templates/aesthetic-clinic/contact': {
    title: 'תיאום תור, אתר הדגמה לקליניקה | {studio}',
    description: 'טופס לתיאום תור באתר ההדגמה של קליניקה אסתטית בדויה. מה שממלאים בו לא נשלח.',
    keywords: ['אתר לקליניקה', 'טופס תיאום תור'],
  },
  'package-builder': {
    title: 'כמה שירותים בחבילה אחת | {studio}',
    description: 'שני שירותים ויותר עולים ביחד פחות מאשר לחוד, וההנחה גדלה עם כל שירות. הצעה תוך {replyTime}.',
    keywords: ['חבילת שירותים', 'הצעת מחיר', 'אתר ומיתוג', 'הנחה על חבילה'],
  },
  'qr-generator': {
    title: 'קוד QR שנסרק מיד | {studio}',
    description: 'מה הופך קוד QR לקריא: קישור קצר, ניגודיות גבוהה ושוליים נקיים.',
    keywords: ['קוד QR', 'יצירת קוד QR', 'QR לעסק', 'כרטיס ביקור דיגיטלי'],
  },
  'privacy-policy': {
    title: 'מדיניות פרטיות | {studio}',
    description: 'איזה מידע נשמר כשפונים אלינו, לכמה זמן, ואיך מבקשים לראות אותו, לתקן אותו או למחוק אותו.',
    keywords: ['מדיניות פרטיות', 'הגנת הפרטיות', 'מחיקת מידע'],
  },
  'terms-of-service': {
    title: 'תנאי השירות | {studio}',
    description: 'תנאי העבודה עם הסטודיו: מה מקבלים, איך משלמים ומה קורה אחרי המסירה.',
    keywords: ['תנאי שירות', 'תנאי תשלום', 'אחריות'],
  },
  accessibility: {
    title: 'הצהרת נגישות | {studio}',
    description: 'לאיזו רמת נגישות האתר נבנה, ולמי פונים אם משהו לא עובד.',
    keywords: ['הצהרת נגישות', 'נגישות אתר', 'WCAG 2.2'],
  },
  'thank-you/contact': {
    title: 'תודה, ההודעה אצלנו | {studio}',
    description: 'הפנייה שלכם התקבלה. נחזור אליכם תוך {formReplyTime} בשעות הפעילות.',
    keywords: ['תודה על הפנייה'],
  },
  'thank-you/quote': {
    title: 'תודה, הבקשה אצלנו | {studio}',
    description: 'הבקשה להצעה התקבלה. נחזור אליכם תוך {replyTime}.',
    keywords: ['תודה על הבקשה'],
  },
} satisfies Record<PagePath, PageMeta>

export type PagesMeta = typeof meta

/** Screens that are no page of the catalogue. */
export const screenMeta = {
  root: { title: '{studio} | בחירת שפה', description: 'בחירת שפת האתר: עברית או אנגלית.' },
  notFound: { title: 'העמוד לא נמצא | {studio}', description: 'הכתובת הזאת לא מובילה לאף עמוד באתר.' },
  error: { title: 'תקלה | {studio}', description: 'משהו נשבר אצלנו. אפשר לנסות שוב בעוד רגע.' },
  underConstruction: { title: 'האתר בבנייה | {studio}', description: 'האתר פתוח כרגע לגולשים מישראל בלבד.' },
  admin: { title: 'כניסה לניהול | {studio}', description: 'ניהול הפניות של הסטודיו.' },
  dashboard: { title: 'פניות | {studio}', description: 'ניהול הפניות של הסטודיו.' },
}

export type ScreenMeta = typeof screenMeta
