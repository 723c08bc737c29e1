import type { TemplateDocument } from '#documents/own-document.ts'
import styles from './aesthetic-clinic.css?url'
import assistantCommon from './fonts/assistant-common.woff2?url'
import assistantHebrew from './fonts/assistant-hebrew.woff2?url'
import assistantLatin from './fonts/assistant-latin.woff2?url'
import notoSerifHebrew from './fonts/noto-serif-thin-hebrew.woff2?url'
import notoSerifLatin from './fonts/noto-serif-thin-latin.woff2?url'

/** What every page of the clinic loads. */
export const clinicDocument: TemplateDocument = {
  document: 'template',
  theme: 'light',
  styles,
  icon: '/templates/aesthetic-clinic/icon.svg',
  fonts: {
    he: [notoSerifHebrew, assistantHebrew, notoSerifLatin, assistantCommon],
    en: [notoSerifLatin, assistantLatin, assistantCommon],
  },
}
