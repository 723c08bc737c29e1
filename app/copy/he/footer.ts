export const footer = {
  label: 'תחתית האתר',
  line: 'סטודיו בוטיק לעיצוב ולבנייה של מוצרים דיגיטליים',
  quickLinks: 'קישורים מהירים',
  services: 'שירותים',
  legal: 'מידע משפטי',
  cancellation: 'ביטול עסקה',
  contact: 'יצירת קשר',
  email: 'דוא״ל',
  phone: 'טלפון',
  whatsapp: 'וואטסאפ',
  profiles: {
    linkedin: 'לינקדאין',
    instagram: 'אינסטגרם',
    facebook: 'פייסבוק',
    behance: 'ביהאנס',
  },
  newTab: 'נפתח בלשונית חדשה',
  backToTop: 'חזרה לראש העמוד',
  copyright: '© {year} {studio}. כל הזכויות שמורות.',
}

export type Footer = typeof footer
