import type { TemplateId } from '#catalog/templates.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'

/** The address of the lead form with this template named in its message (requirements 4.4). */
export function templateRequestUrl(lang: Lang, id: TemplateId): string {
  return `${pageUrl(lang, 'contact')}?template=${id}#lead-form`
}
