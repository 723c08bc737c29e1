/**
 * The components that hydrate in the browser. Each takes plain JSON props and was rendered by the
 * server before.
 */
export const registry = {
  'lead-form': () => import('#site/lead-form/lead-form.tsx').then((module) => module.LeadForm),
  'package-builder': () =>
    import('#site/package-builder/package-builder.tsx').then((module) => module.PackageBuilder),
} as const

export type IslandName = keyof typeof registry
