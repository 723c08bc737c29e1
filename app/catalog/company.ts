import { sampleTagId } from '#domain/consent.ts'
import type { CardLang } from '#i18n/languages.ts'

type Words = Record<CardLang, string>

/** Types the texts by language, so that a missing one is reported here and not where it is used. */
function words(texts: Words): Words {
  return texts
}

/**
 * Everything that identifies the studio (requirements 1.6). This is the only file in which the
 * owner changes it. The values are samples: example domains, and phone numbers that are not in
 * service.
 */
export const company = {
  sample: true,
  name: words({ he: 'דגש', en: 'Dagesh', ru: 'Дагеш' }),
  founder: {
    name: words({ he: 'נועה ברק', en: 'Noa Barak', ru: 'Ноа Барак' }),
    jobTitle: words({
      he: 'מייסדת ומעצבת מוצר',
      en: 'Founder and product designer',
      ru: 'Основательница и продуктовый дизайнер',
    }),
    cardSlug: 'noa-barak',
  },
  foundingYear: 2009,
  country: 'IL',
  timeZone: 'Asia/Jerusalem',
  email: 'studio@dagesh.example',
  /**
   * E.164. Numbers in an Israeli format that are not in service: after the area code 03 no number
   * begins with 0.
   */
  phone: '+97230555010',
  whatsapp: '+97230555011',
  profiles: {
    linkedin: 'https://linkedin.example/company/dagesh',
    behance: 'https://behance.example/dagesh',
  },
  /** Sunday is 0. Local time. */
  businessHours: { days: [0, 1, 2, 3, 4], opens: '10:30', closes: '18:00' },
  /** The public address of the site, without a slash at the end. PUBLIC_URL overrides it. */
  url: 'https://dagesh.example',
  legal: {
    name: words({
      he: 'דגש סטודיו (לדוגמה)',
      en: 'Dagesh Studio (sample)',
      ru: 'Дагеш (образец)',
    }),
    registration: '000000000',
    /** For registered mail, by which a consumer may cancel. */
    address: words({
      he: 'רחוב הדוגמה 1, תל אביב 0000000',
      en: '1 Sample Street, Tel Aviv 0000000, Israel',
      ru: 'ул. Пример 1, Тель-Авив 0000000',
    }),
  },
  /**
   * A Google tag ('G-…') or Tag Manager container ('GTM-…'). Nothing is loaded before consent, and
   * nothing at all for the sample. Empty for none: visitors are not asked. ANALYTICS_ID overrides it.
   */
  analyticsId: sampleTagId,
} as const
