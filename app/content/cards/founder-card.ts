import { company } from '#catalog/company.ts'
import type { CardContent, CardWords } from '#domain/business-card/card-content.ts'
import type { CardWordsLang } from '#domain/business-card/card-languages.ts'

/**
 * The id by which events of the founder's card are counted; the card is not a row in the database.
 */
export const founderCardId = '00000000-0000-4000-8000-000000000001'

const about = {
  he: 'מתכננת ומעצבת מוצרים דיגיטליים, מהשרטוט הראשון ועד העלייה לאוויר. אפשר לכתוב לי בכל שעה; אני עונה בשעות הפעילות.',
  en: 'I plan and design digital products, from the first sketch to launch. Write any time; I reply in working hours.',
  ru: 'Проектирую и создаю цифровые продукты: от первого эскиза до запуска. Пишите в любое время, отвечаю в рабочие часы.',
} as const satisfies Record<CardWordsLang, string>

const services = {
  he: ['עיצוב מוצר', 'אתרים ודפי נחיתה', 'מיתוג', 'ליווי וייעוץ'],
  en: ['Product design', 'Websites and landing pages', 'Branding', 'Mentoring and consulting'],
  ru: ['Дизайн продукта', 'Сайты и лендинги', 'Айдентика', 'Консультации и менторинг'],
} as const satisfies Record<CardWordsLang, readonly string[]>

/** The founder's own card. It takes what identifies the studio from catalog/company.ts. */
export const founderCard: CardContent = {
  theme: 'poster',
  colors: null,
  words: { he: wordsIn('he'), en: wordsIn('en'), ru: wordsIn('ru') },
  phone: company.phone,
  whatsapp: company.whatsapp,
  sms: '',
  email: company.email,
  website: company.url,
  profiles: [
    { network: 'linkedin', url: company.profiles.linkedin },
    { network: 'behance', url: company.profiles.behance },
  ],
  hours: Array.from({ length: 7 }, (_, day) => hoursOn(day)),
  photo: null,
  gallery: [],
  takesDetails: true,
  detailsEmail: '',
}

function wordsIn(lang: CardWordsLang): CardWords {
  return {
    name: company.founder.name[lang],
    given: '',
    family: '',
    role: company.founder.jobTitle[lang],
    company: company.name[lang],
    about: about[lang],
    address: '',
    services: [...services[lang]],
  }
}

function hoursOn(day: number): CardContent['hours'][number] {
  const { days, opens, closes } = company.businessHours
  return days.some((each) => each === day) ? { opens, closes } : null
}
