import { customers, growth, money, month } from './plan-numbers.ts'

type Pair = { title: string; text: string }

export type Plan = {
  lang: 'he' | 'en'
  dir: 'rtl' | 'ltr'
  file: string
  title: string
  brand: string
  label: string
  heading: [string, string]
  notice: string
  footer: string
  summary: { title: string; items: Pair[] }
  customers: { title: string; lead: string; items: Pair[] }
  rivals: { title: string; head: string[]; rows: string[][] }
  numbers: {
    title: string
    lead: string
    rows: [string, string][]
    total: [string, string]
    breakEven: string
  }
  year: {
    title: string
    items: Pair[]
    chart: string
    line: string
    bars: number[]
    breakEven: number
  }
  risks: { title: string; items: Pair[] }
  yours: { title: string; lead: string; questions: string[] }
}

const he: Plan = {
  lang: 'he',
  dir: 'rtl',
  file: 'sample-business-plan-he.pdf',
  title: 'תוכנית עסקית לדוגמה: לחם וחצי',
  brand: 'דגש',
  label: 'תוכנית עסקית לדוגמה',
  heading: ['לחם וחצי', 'מאפייה שכונתית'],
  notice: 'העסק בדוי והמספרים להדגמה. המבנה הוא זה שאנחנו כותבים לפיו.',
  footer: 'דוגמה. אינה ייעוץ פיננסי.',
  summary: {
    title: 'בעמוד אחד',
    items: [
      { title: 'מה', text: 'מאפייה של לחמי מחמצת ומאפים, עם ארבעה שולחנות ומכירה מראש של הלחם.' },
      { title: 'למי', text: 'משפחות ועובדים מהבית, עד עשר דקות הליכה מהחנות.' },
      {
        title: 'למה עכשיו',
        text: 'ברחוב נסגרה המכולת. את הלחם קונים היום בסופר, ברכב, פעם בשבוע.',
      },
      {
        title: 'היעד לשנה',
        text: `${customers.perDay} לקוחות ביום, מחציתם חוזרים לפחות פעם בשבוע.`,
      },
    ],
  },
  customers: {
    title: 'מי קונים',
    lead: 'שלוש קבוצות, לפי מה שהן באות לפתור. דיברנו עם עשרים ושניים שכנים לפני שכתבנו.',
    items: [
      {
        title: 'הורים אחרי הגן',
        text: 'רוצים משהו לארוחת ערב, מהר, עם ילד ביד. מחליטים לפי ריח ותור.',
      },
      { title: 'עובדים מהבית', text: 'רוצים לצאת מהבית לרבע שעה. מחליטים לפי קפה ומקום לשבת.' },
      { title: 'מארחים בשבת', text: 'רוצים להיות בטוחים שנשאר לחם. מחליטים לפי הזמנה מראש.' },
    ],
  },
  rivals: {
    title: 'במקום מה',
    head: ['היום קונים', 'מה טוב שם', 'מה חסר', 'מה נעשה אנחנו'],
    rows: [
      ['בסופר', 'זול, הכול ביחד', 'הלחם של אתמול', 'תנור פתוח לרחוב, שתי אפיות ביום'],
      ['בבית הקפה', 'נעים לשבת', 'הלחם הוא תוספת', 'הלחם הוא העניין, והקפה לידו'],
      ['במאפייה במרכז', 'לחם מצוין', 'רחוק, אין חניה', 'עשר דקות ברגל, והזמנה עד הערב'],
    ],
  },
  numbers: {
    title: 'חודש רגיל',
    lead: `${customers.perDay} לקוחות ביום, קנייה ממוצעת של ${money(customers.basket, 'he')}, ${customers.days} ימי פתיחה. לפני מע״מ.`,
    rows: [
      ['הכנסות', money(month.income, 'he')],
      ['חומרי גלם, שלושים אחוז', money(-month.materials, 'he')],
      ['שכר דירה', money(-month.rent, 'he')],
      ['שכר: אופה, מוכרת וחצי משרה', money(-month.wages, 'he')],
      ['חשמל, גז ומים', money(-month.energy, 'he')],
      ['שיווק', money(-month.marketing, 'he')],
      ['ביטוח, הנהלת חשבונות ושונות', money(-month.other, 'he')],
    ],
    total: ['נשאר לפני מס', money(month.left, 'he')],
    breakEven: `נקודת האיזון: ${month.breakEven} לקוחות ביום. מתחת לזה מפסידים, ולכן זה המספר שתולים על הקיר.`,
  },
  year: {
    title: 'השנה הראשונה',
    chart: 'לקוחות ביום, בסוף כל רבעון',
    line: 'נקודת האיזון',
    bars: growth,
    breakEven: month.breakEven,
    items: [
      { title: 'רבעון ראשון', text: 'פתיחה, שלושה סוגי לחם ולא עשרה. סופרים לקוחות בכל יום.' },
      { title: 'רבעון שני', text: 'הזמנה מראש לשבת, באתר ובהודעה. יעד: ארבעים הזמנות בשבוע.' },
      { title: 'רבעון שלישי', text: 'סדנת מחמצת אחת בחודש. מה שלא נמכר עד הערב נתרם.' },
      { title: 'רבעון רביעי', text: 'מחליטים לפי המספרים: תנור שני, או שעות נוספות.' },
    ],
  },
  risks: {
    title: 'מה יכול להשתבש',
    items: [
      { title: 'האופה חולה', text: 'מתכון כתוב לכל לחם, ואופה מחליפה שכבר אפתה כאן יומיים.' },
      { title: 'קיץ חלש', text: 'מאפים קרים וכריכים, והסכם שכירות עם חודש גמיש.' },
      { title: 'קמח מתייקר', text: 'המחיר נבדק בכל רבעון, ושינוי של שקל נאמר על השלט.' },
    ],
  },
  yours: {
    title: 'עכשיו אצלכם',
    lead: 'שמונה שאלות. מי שענו עליהן כתבו כבר חצי תוכנית.',
    questions: [
      'מי יקנו, ומה הם עושים היום במקום זה?',
      'מה המשפט שלקוח יגיד עליכם לחבר?',
      'כמה לקוחות ביום או בחודש אתם יכולים לשרת היטב?',
      'כמה משלם לקוח ממוצע, וכמה פעמים בשנה?',
      'כמה עולה כל מכירה, וכמה עולה החודש גם בלי אף מכירה?',
      'מאיזה מספר לקוחות העסק מחזיק את עצמו?',
      'מאיפה יבואו עשרת הלקוחות הראשונים, בשמות?',
      'איזה מספר אחד תבדקו בכל שבוע?',
    ],
  },
}

const en: Plan = {
  lang: 'en',
  dir: 'ltr',
  file: 'sample-business-plan-en.pdf',
  title: 'Sample business plan: Loaf and a Half',
  brand: 'Dagesh',
  label: 'Sample business plan',
  heading: ['Loaf and a Half', 'a neighborhood bakery'],
  notice:
    'The business is invented and the numbers are examples. The structure is the one we write by.',
  footer: 'A sample. Not financial advice.',
  summary: {
    title: 'On one page',
    items: [
      {
        title: 'What',
        text: 'A bakery of sourdough bread and pastry, with four tables and bread reserved ahead.',
      },
      {
        title: 'For whom',
        text: 'Families and people who work from home, within a ten-minute walk.',
      },
      {
        title: 'Why now',
        text: 'The corner grocery has closed. Bread now comes from the supermarket, by car, once a week.',
      },
      {
        title: 'Goal for the year',
        text: `${customers.perDay} customers a day, half of them back at least once a week.`,
      },
    ],
  },
  customers: {
    title: 'Who buys',
    lead: 'Three groups, by what they come to solve. We spoke with twenty-two neighbors before writing.',
    items: [
      {
        title: 'Parents after kindergarten',
        text: 'Something for supper, fast, with a child by the hand. They decide by smell and by queue.',
      },
      {
        title: 'People working from home',
        text: 'A quarter of an hour out of the house. They decide by coffee and a seat.',
      },
      {
        title: 'Weekend hosts',
        text: 'Certainty that there is bread left. They decide by reservation.',
      },
    ],
  },
  rivals: {
    title: 'Instead of what',
    head: ['Today they buy', 'What is good there', 'What is missing', 'What we do'],
    rows: [
      [
        'At the supermarket',
        'Cheap, all in one place',
        'Yesterday’s bread',
        'An oven open to the street, baking twice a day',
      ],
      [
        'At the café',
        'Pleasant to sit',
        'Bread is a side dish',
        'Bread is the point, coffee stands beside it',
      ],
      [
        'At a bakery downtown',
        'Excellent bread',
        'Far, no parking',
        'Ten minutes on foot, reserve until evening',
      ],
    ],
  },
  numbers: {
    title: 'An ordinary month',
    lead: `${customers.perDay} customers a day, an average purchase of ${money(customers.basket, 'en')}, ${customers.days} open days. Before VAT.`,
    rows: [
      ['Income', money(month.income, 'en')],
      ['Ingredients, thirty percent', money(-month.materials, 'en')],
      ['Rent', money(-month.rent, 'en')],
      ['Wages: a baker, a seller and a half', money(-month.wages, 'en')],
      ['Electricity, gas and water', money(-month.energy, 'en')],
      ['Marketing', money(-month.marketing, 'en')],
      ['Insurance, bookkeeping and the rest', money(-month.other, 'en')],
    ],
    total: ['Left before tax', money(month.left, 'en')],
    breakEven: `Break-even: ${month.breakEven} customers a day. Below it money is lost, so this is the number on the wall.`,
  },
  year: {
    title: 'The first year',
    chart: 'Customers a day, at the end of each quarter',
    line: 'Break-even',
    bars: growth,
    breakEven: month.breakEven,
    items: [
      {
        title: 'First quarter',
        text: 'Opening, with three kinds of bread and not ten. Customers are counted every day.',
      },
      {
        title: 'Second quarter',
        text: 'Weekend reservations, on the site and by message. Goal: forty a week.',
      },
      {
        title: 'Third quarter',
        text: 'One sourdough workshop a month. What is not sold by evening is given away.',
      },
      { title: 'Fourth quarter', text: 'The numbers decide: a second oven, or longer hours.' },
    ],
  },
  risks: {
    title: 'What could go wrong',
    items: [
      {
        title: 'The baker falls ill',
        text: 'Every bread has a written recipe, and a stand-in has baked here for two days.',
      },
      {
        title: 'A slow summer',
        text: 'Cold pastry and sandwiches, and a lease with one flexible month.',
      },
      {
        title: 'Flour gets dearer',
        text: 'Prices are checked every quarter, and a change is told on the sign.',
      },
    ],
  },
  yours: {
    title: 'Now yours',
    lead: 'Eight questions. Whoever answers them has written half a plan.',
    questions: [
      'Who will buy, and what do they do today instead?',
      'What would a customer say of you to a friend, in one sentence?',
      'How many customers a day or a month can you serve well?',
      'What does an average customer pay, and how often in a year?',
      'What does each sale cost, and what does a month cost without any?',
      'From how many customers on does the business carry itself?',
      'Where will the first ten customers come from, by name?',
      'Which one number will you look at every week?',
    ],
  },
}

export const plans: readonly Plan[] = [he, en]
