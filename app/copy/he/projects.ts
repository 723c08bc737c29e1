import type { ProjectId, ProjectKind } from '#catalog/projects.ts'
import { templates } from './templates.ts'

/** `sample`: an invented client, until the owner puts a real one in its place. */
type Words = { name: string; category: string; line: string; sample: boolean }

const landing: Pick<Words, 'category' | 'sample'> = { category: 'דף נחיתה', sample: true }

export const projects = {
  categories: {
    all: 'הכול',
    landing: 'דפי נחיתה',
    website: 'אתרים',
    mobile: 'אפליקציות',
    webapp: 'מערכות ווב',
    branding: 'מיתוג',
  } satisfies Record<ProjectKind | 'all', string>,
  open: 'לפרויקט {project}',
  items: {
    'viola-medical': {
      name: 'Viola Medical',
      category: 'עיצוב אתר',
      line: 'אתר למרפאה, מהדף הראשון ועד זימון התור',
      sample: true,
    },
    'mello-petshop': {
      name: 'Mello',
      category: 'חנות Shopify',
      line: 'חנות לחיות מחמד שקל למצוא בה את השק הנכון',
      sample: true,
    },
    'chatmail-app': {
      name: 'ChatMail',
      category: 'אפליקציה',
      line: 'תיבת דואר שנקראת כמו שיחה',
      sample: true,
    },
    'rody-app': {
      name: 'Rody',
      category: 'אפליקציה',
      line: 'המלצות על מקומות, רק ממי שמכירים',
      sample: true,
    },
    'nftwallet-app': {
      name: 'NFT Wallet',
      category: 'אפליקציה',
      line: 'ארנק דיגיטלי שמסביר כל פעולה לפני שמאשרים',
      sample: true,
    },
    'growth-webapp': {
      name: 'Growth',
      category: 'מערכת ווב',
      line: 'נתוני השיווק של העסק במסך אחד',
      sample: true,
    },
    'expertpower-webapp': {
      name: 'ExpertPower',
      category: 'מערכת ווב',
      line: 'ניהול לקוחות ופגישות ליועצים',
      sample: true,
    },
    'tlbank-webapp': {
      name: 'TL Bank',
      category: 'מערכת ווב',
      line: 'חשבון עסקי שמבינים במבט אחד',
      sample: true,
    },
    'yesod-engineers': {
      name: 'יסוד מהנדסים',
      category: 'אתר תדמית',
      line: 'אתר למשרד קונסטרוקציה, מצויר כמו תוכנית',
      sample: true,
    },
    'shifon-bakery': {
      name: 'שיפון',
      category: 'אתר למאפייה',
      line: 'מה יצא מהתנור, וכמה נשאר על המדף',
      sample: true,
    },
    'tene-coffee': {
      name: 'טנא',
      category: 'מיתוג',
      line: 'בית קלייה קטן, סל קלוע ושמיים של בוקר',
      sample: true,
    },
    'sarug-knitwear': {
      name: 'סרוג',
      category: 'מיתוג',
      line: 'מותג סריגים שהסימן שלו הוא עין אחת בסריג',
      sample: true,
    },
    'marva-herbs': {
      name: 'מרווה',
      category: 'מיתוג',
      line: 'תמציות צמחים בבקבוק שאפשר לקרוא בחושך',
      sample: true,
    },
    'toor-app': {
      name: 'תור',
      category: 'מיתוג',
      line: 'שלוש נקודות בתור, והאחרונה היא אתם',
      sample: true,
    },
    'tzuk-festival': {
      name: 'צוק',
      category: 'מיתוג',
      line: 'פסטיבל במדבר, כרזות שבנויות כמו מצוק',
      sample: true,
    },
    'law-firm': {
      ...landing,
      name: templates.items['law-firm'].business,
      line: 'דף שקט למשרד עורכי דין, בנוי כמו מסמך טוב',
    },
    'dental-clinic': {
      ...landing,
      name: templates.items['dental-clinic'].business,
      line: 'דף בהיר למרפאת שיניים, עם קביעת תור בראש העמוד',
    },
    'real-estate-investment': {
      ...landing,
      name: templates.items['real-estate-investment'].business,
      line: 'דף להשקעות נדל״ן שפותח במספרים',
    },
    'financial-course': {
      ...landing,
      name: templates.items['financial-course'].business,
      line: 'דף לקורס פיננסי, כולו אותיות',
    },
    'crystal-workshop': {
      ...landing,
      name: templates.items['crystal-workshop'].business,
      line: 'דף לילי לסדנה של ערב אחד',
    },
    'aesthetic-clinic': {
      ...landing,
      name: templates.items['aesthetic-clinic'].business,
      line: 'אתר קטן ורך לקליניקה אסתטית',
    },
  } satisfies Record<ProjectId, Words>,
}

export type Projects = typeof projects
