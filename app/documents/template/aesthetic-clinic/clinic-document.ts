import type { TemplateDocument } from '#documents/own-document.ts'
import assistantHebrew from '#parts/fonts/assistant-hebrew.woff2?url'
import assistantLatin from '#parts/fonts/assistant-latin.woff2?url'
import notoSerifThinHebrew from '#parts/fonts/noto-serif-thin-hebrew.woff2?url'
import notoSerifThinLatin from '#parts/fonts/noto-serif-thin-latin.woff2?url'
import styles from './aesthetic-clinic.css?url'

/** What every page of the clinic loads. */
export const clinicDocument: TemplateDocument = {
  document: 'template',
  theme: 'light',
  styles,
  icon: '/templates/aesthetic-clinic/icon.svg',
  fonts: {
    he: [notoSerifThinHebrew, assistantHebrew],
    en: [notoSerifThinLatin, assistantLatin],
  },
}
