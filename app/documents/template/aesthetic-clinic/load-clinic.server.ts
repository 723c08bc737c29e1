import type { RouterContextProvider } from 'react-router'
import { copyFor } from '#copy/copy.server.ts'
import { requireLang } from '#i18n/require-lang.ts'
import { loadTemplate } from '../load-template.server.ts'

type Args = { params: { lang: string }; context: Readonly<RouterContextProvider> }

/** The data that every page of the clinic needs besides its own texts. */
export function loadClinic({ params, context }: Args) {
  const lang = requireLang(params.lang)
  const { shell } = copyFor(lang).templatePages['aesthetic-clinic']
  return { shell, lang, ...loadTemplate('aesthetic-clinic', lang, context) }
}

export type ClinicData = ReturnType<typeof loadClinic>
