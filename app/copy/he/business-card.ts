export const businessCard = {
  title: '{name}, {role} | {studio}',
  description: 'כרטיס הביקור הדיגיטלי של {name}: שיחה, וואטסאפ, מייל ושמירה באנשי הקשר.',
  languages: 'שפת הכרטיס',
  call: 'שיחה',
  whatsapp: 'וואטסאפ',
  email: 'מייל',
  save: 'שמירה באנשי הקשר',
  card: 'כרטיס ביקור',
  website: 'אתר הסטודיו',
  profiles: 'ברשתות',
  share: 'שיתוף הכרטיס',
  scan: 'סורקים את הקוד כדי לפתוח את הכרטיס בטלפון',
}

export type BusinessCard = typeof businessCard
