import { sampleTagId } from '#domain/consent.ts'
import type { Studio } from '#domain/studio/studio.ts'
import { claims, promises } from './claims.ts'
import { defaultSales } from './pricing-rules.ts'

/**
 * What identifies the studio until the owner sets it in the admin area (requirements 1.6). The values
 * are samples: example domains, and phone numbers that are not in service.
 */
export const company = {
  sample: true,
  name: { he: 'דגש', en: 'Dagesh', ru: 'Дагеш' },
  founder: {
    name: { he: 'נועה ברק', en: 'Noa Barak', ru: 'Ноа Барак' },
    jobTitle: {
      he: 'מייסדת ומעצבת מוצר',
      en: 'Founder and product designer',
      ru: 'Основательница и продуктовый дизайнер',
    },
    cardSlug: 'noa-barak',
  },
  foundingYear: 2009,
  logo: null,
  icon: null,
  claims: {
    attention: { value: claims.attention.value, asOf: '' },
    industries: { value: claims.industries.value, asOf: '' },
    projects: { value: claims.projects.value, asOf: '' },
    years: { value: claims.years.value, asOf: '' },
  },
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
  businessHours: {
    days: [0, 1, 2, 3, 4],
    opens: '10:30',
    closes: '18:00',
    again: { opens: '', closes: '' },
    closedDays: [],
  },
  quoteValidDays: 30,
  sales: defaultSales,
  keep: { leadMonths: promises.retentionMonths, heldDays: 90, binDays: 30 },
  url: 'https://dagesh.example',
  legal: {
    name: {
      he: 'דגש סטודיו (לדוגמה)',
      en: 'Dagesh Studio (sample)',
      ru: 'Дагеш (образец)',
    },
    registration: '000000000',
    address: {
      he: 'רחוב הדוגמה 1, תל אביב 0000000',
      en: '1 Sample Street, Tel Aviv 0000000, Israel',
      ru: 'ул. Пример 1, Тель-Авив 0000000',
    },
  },
  /** Visitors are asked, and nothing is ever requested for it. */
  analyticsId: sampleTagId,
} satisfies Studio & { sample: boolean }
