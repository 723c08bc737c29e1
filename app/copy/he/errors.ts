import type { Opening } from '../opening.ts'

export const errors = {
  quickLinks: 'קישורים מהירים',
  home: 'לעמוד הבית',
  contact: 'כתבו לנו',
  retry: 'טעינה מחדש',
  notFound: {
    badge: 'שגיאה 404',
    title: ['העמוד הזה', 'לא כאן'],
    lead: 'אולי הכתובת השתנתה ואולי נפלה בה טעות. אפשר להמשיך מכאן.',
  } satisfies Opening,
  server: {
    badge: 'שגיאה 500',
    title: ['משהו נשבר', 'אצלנו'],
    lead: 'התקלה אצלנו, לא אצלכם. שווה לטעון את העמוד מחדש, ואם זה חוזר, ספרו לנו.',
  } satisfies Opening,
  unavailable: {
    badge: 'שגיאה 503',
    title: ['רגע אחד', 'וחוזרים'],
    lead: 'האתר לא זמין כרגע. נסו שוב בעוד דקה.',
  } satisfies Opening,
}

export type Errors = typeof errors
