import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isolateAuto } from '#i18n/bidi.ts'
import { languages } from '#i18n/languages.ts'
import { adminUrl, type AdminPath } from '#i18n/links.ts'
import type { DueNotice } from './push-notice-store.ts'

type About = Pick<DueNotice, 'kind' | 'language' | 'leadId' | 'requestId' | 'name'>

/** As public/notice-worker.js shows it. */
export type ShownNotice = {
  title: string
  body: string
  lang: string
  dir: 'rtl' | 'ltr'
  /** Opened by a press. */
  path: string
}

/** What happened and to whom; the rest is one press away (requirements 7.20). */
export function composeNotice({ kind, language, leadId, requestId, name }: About): ShownNotice {
  const { notices } = deskCopyFor(language).adminPush
  return {
    title: notices[kind],
    body: kind === 'test' ? notices.testText : isolateAuto(name ?? ''),
    lang: language,
    dir: languages[language].dir,
    path: adminUrl(language, pathOf({ leadId, requestId })),
  }
}

function pathOf({ leadId, requestId }: Pick<About, 'leadId' | 'requestId'>): AdminPath {
  if (leadId !== null) return `dashboard/leads/${leadId}`
  if (requestId !== null) return `dashboard/settings/privacy/${requestId}`
  return 'dashboard/settings/notices'
}
