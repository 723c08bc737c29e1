import type { CaseStudyId } from '#catalog/projects.ts'

/** `sample`: an invented client, until the owner puts a real one in its place. */
type Words = { name: string; category: string; line: string; sample: boolean }

export const projects = {
  categories: {
    all: 'הכול',
    landing: 'דפי נחיתה',
    website: 'אתרים',
    mobile: 'אפליקציות',
    webapp: 'מערכות ווב',
    branding: 'מיתוג',
  },
  open: 'לפרויקט {project}',
  items: {
    'viola-medical': { name: 'Viola Medical', category: 'עיצוב אתר', line: 'אתר למרפאה, מהדף הראשון ועד זימון התור', sample: true },
    'mello-petshop': { name: 'Mello', category: 'חנות Shopify', line: 'חנות לחיות מחמד שקל למצוא בה את השק הנכון', sample: true },
    'chatmail-app': { name: 'ChatMail', category: 'אפליקציה', line: 'תיבת דואר שנקראת כמו שיחה', sample: true },
    'rody-app': { name: 'Rody', category: 'אפליקציה', line: 'המלצות על מקומות, רק ממי שמכירים', sample: true },
    'nftwallet-app': { name: 'NFT Wallet', category: 'אפליקציה', line: 'ארנק דיגיטלי שמסביר כל פעולה לפני שמאשרים', sample: true },
    'growth-webapp': { name: 'Growth', category: 'מערכת ווב', line: 'נתוני השיווק של העסק במסך אחד', sample: true },
    'expertpower-webapp': { name: 'ExpertPower', category: 'מערכת ווב', line: 'ניהול לקוחות ופגישות ליועצים', sample: true },
    'tlbank-webapp': { name: 'TL Bank', category: 'מערכת ווב', line: 'חשבון עסקי שמבינים במבט אחד', sample: true },
  } satisfies Record<CaseStudyId, Words>,
}

export type Projects = typeof projects
