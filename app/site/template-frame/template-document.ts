import type { Lang } from '#i18n/languages.ts'

/** What the document of a template loads: the `handle` of its route. Files are addresses. */
export type TemplateDocument = {
  document: 'template'
  theme: 'light' | 'dark'
  styles: string
  icon: string
  /** The fonts of the first screen. */
  fonts: Readonly<Record<Lang, readonly string[]>>
}

export function isTemplateDocument(handle: unknown): handle is TemplateDocument {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'document' in handle &&
    handle.document === 'template'
  )
}
