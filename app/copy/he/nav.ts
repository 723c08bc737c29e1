export const nav = {
  label: 'ניווט ראשי',
  brand: '{studio}, לעמוד הבית',
  skip: 'דילוג לתוכן',
  menu: 'תפריט',
  openMenu: 'פתיחת התפריט',
  closeMenu: 'סגירת התפריט',
  services: 'שירותים',
  contact: 'בואו נדבר',
  breadcrumbs: 'המיקום באתר',
  related: 'ממשיכים מכאן',
  theme: { label: 'מצב תצוגה', toDark: 'מעבר למצב כהה', toLight: 'מעבר למצב בהיר' },
}

export type Nav = typeof nav
