/**
 * The components that hydrate in the browser. Each takes plain JSON props and was rendered by the server
 * before.
 */
export const registry = {
  'lead-form': async () => (await import('#site/lead-form/lead-form.tsx')).LeadForm,
  'package-builder': async () =>
    (await import('#site/package-builder/package-builder.tsx')).PackageBuilder,
} as const

export type IslandName = keyof typeof registry
