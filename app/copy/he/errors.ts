import type { Opening } from '../opening.ts'

export const errors = {
  quickLinks: 'קישורים מהירים',
  home: 'לעמוד הבית',
  services: 'לכל השירותים',
  contact: 'כתבו לנו',
  retry: 'טעינה מחדש',
  notFound: {
    badge: 'שגיאה 404',
    title: ['העמוד הזה', 'לא כאן'],
    lead: 'ייתכן שהכתובת השתנתה או שיש בה טעות. אפשר להמשיך מכאן.',
  } satisfies Opening,
  notOffered: {
    badge: 'שירותים',
    title: ['השירות הזה', 'לא מוצע כרגע'],
    lead: 'אנחנו לא לוקחים עכשיו עבודות כאלה. אפשר לראות מה כן מוצע, או לכתוב לנו ולשאול.',
  } satisfies Opening,
  missingLink: {
    title: 'הקוד לא פעיל',
    text: 'הקוד הזה לא מוביל כרגע לשום מקום. כדאי לשאול את מי שפרסם אותו.',
    own: 'הקוד שלכם? כתבו לנו, ונכוון אותו מחדש.',
    home: 'לאתר {studio}',
  },
  server: {
    badge: 'שגיאה 500',
    title: ['משהו נשבר', 'אצלנו'],
    lead: 'התקלה אצלנו, לא אצלכם. אפשר לטעון את העמוד מחדש, ואם זה קורה שוב, ספרו לנו.',
  } satisfies Opening,
  unavailable: {
    badge: 'שגיאה 503',
    title: ['רגע,', 'תכף חוזרים'],
    lead: 'האתר לא זמין כרגע. נסו שוב בעוד דקה.',
  } satisfies Opening,
}

export type Errors = typeof errors
