import { studioRanges } from '#catalog/studio-hours.server.ts'
import { perStudio, studio } from '#catalog/studio.server.ts'
import type { CardContent, CardWords } from '#domain/business-card/card-content.ts'
import type { CardWordsLang } from '#domain/business-card/card-languages.ts'
import { profileNetworks } from '#domain/studio/studio.ts'

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

/** The founder's own card. It takes what identifies the studio from the settings. */
export const founderCard = perStudio(({ phone, whatsapp, email, url, profiles }): CardContent => ({
  theme: 'poster',
  colors: null,
  words: { he: wordsIn('he'), en: wordsIn('en'), ru: wordsIn('ru') },
  phone,
  whatsapp,
  sms: '',
  email,
  website: url,
  profiles: profileNetworks.flatMap((network) => {
    const profile = profiles[network]
    return profile === undefined ? [] : [{ network, url: profile }]
  }),
  hours: Array.from({ length: 7 }, (_, day) => hoursOn(day)),
  photo: null,
  gallery: [],
  takesDetails: true,
  detailsEmail: '',
}))

function wordsIn(lang: CardWordsLang): CardWords {
  return {
    name: studio().founder.name[lang],
    given: '',
    family: '',
    role: studio().founder.jobTitle[lang],
    company: studio().name[lang],
    about: about[lang],
    address: '',
    services: [...services[lang]],
  }
}

function hoursOn(day: number): CardContent['hours'][number] {
  const { businessHours } = studio()
  const [range, again] = studioRanges()
  if (!range || !businessHours.days.includes(day)) return null
  return again ? { ...range, again } : range
}
