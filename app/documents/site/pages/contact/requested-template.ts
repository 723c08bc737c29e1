import { templates, type TemplateId } from '#catalog/templates.ts'

/** The template that the form's address names, as in `/he/contact?template=law-firm`. */
export function requestedTemplate(url: string): TemplateId | null {
  const requested = URL.parse(url, 'https://site.invalid')?.searchParams.get('template')
  return templates.find((id) => id === requested) ?? null
}
