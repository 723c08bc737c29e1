import { expect, test } from 'vitest'
import { serviceIds, type ServiceId } from '#catalog/services.ts'
import type { Lang } from '#i18n/languages.ts'
import { contentWords } from './words.server.ts'

const keywords: Record<Lang, Record<ServiceId | 'home', RegExp>> = {
  he: {
    home: /אתרים ואפליקציות/,
    'app-development': /פיתוח אפליקציות/,
    'uxui-design': /עיצוב UX\/UI/,
    'landing-page': /דף נחיתה/,
    'digital-presence': /מיתוג ואתר תדמית/,
    'strategic-consulting': /ייעוץ אסטרטגי/,
    'digital-business-card': /כרטיס ביקור דיגיטלי/,
  },
  en: {
    home: /websites & apps/i,
    'app-development': /app development/i,
    'uxui-design': /UX\/UI design/i,
    'landing-page': /landing page/i,
    'digital-presence': /branding and website/i,
    'strategic-consulting': /strategic consulting/i,
    'digital-business-card': /digital business card/i,
  },
}

// Proves 3.3.17.
test.each(['he', 'en'] as const)('the first headings in %s name what the page sells', (lang) => {
  const { pages, services } = contentWords(lang)
  expect(pages.home.opening.title.join(' ')).toMatch(keywords[lang].home)
  for (const id of serviceIds)
    expect(services[id].opening.title.join(' ')).toMatch(keywords[lang][id])
})
