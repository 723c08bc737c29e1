import type { CardLang, Lang } from '#i18n/languages.ts'

/** What the document of a template loads: the `handle` of its route. Files are URLs. */
export type TemplateDocument = {
  document: 'template'
  theme: 'light' | 'dark'
  styles: string
  icon: string
  /** The fonts of the first screen. */
  fonts: Readonly<Record<Lang, readonly string[]>>
}

/** What the document of a digital business card loads. Its theme's font is found in its styles. */
export type CardDocument = Omit<TemplateDocument, 'document' | 'fonts'> & {
  document: 'card'
  fonts: Readonly<Record<CardLang, readonly string[]>>
}

/** A document without the site's styles and scripts. */
export type OwnDocument = TemplateDocument | CardDocument

export function isOwnDocument(handle: unknown): handle is OwnDocument {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'document' in handle &&
    (handle.document === 'template' || handle.document === 'card')
  )
}
