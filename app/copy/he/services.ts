import type { ServiceId } from '#catalog/services.ts'

type Words = { name: string; line: string }

export const services = {
  learnMore: 'לפרטים',
  learnMoreAbout: 'לפרטים על {service}',
  popular: 'מבוקש',
  items: {
    'app-development': { name: 'פיתוח אפליקציות', line: 'מוצר ראשון שעובד, לא מצגת' },
    'uxui-design': { name: 'עיצוב UX/UI', line: 'קובץ Figma מסודר שמפתחים אוהבים' },
    'landing-page': { name: 'דפי נחיתה', line: 'דף אחד, מטרה אחת, באוויר בתוך ימים' },
    'digital-presence': {
      name: 'נוכחות דיגיטלית ומיתוג',
      line: 'תוכנית עסקית, מיתוג ואתר, רק מה שצריך',
    },
    'strategic-consulting': { name: 'ייעוץ אסטרטגי וליווי', line: 'להחליט מה בונים לפני שבונים' },
    'digital-business-card': {
      name: 'כרטיס ביקור דיגיטלי',
      line: 'שלוש שפות, שמירה באנשי הקשר בלחיצה',
    },
  } satisfies Record<ServiceId, Words>,
}

export type Services = typeof services
