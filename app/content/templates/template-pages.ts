/** The words of the landing pages that stand at the templates' addresses. */
export type TemplatePages = Record<never, never>

export const templatesWithPage: readonly (keyof TemplatePages)[] = []
