/** The parts that wake up in the browser. Each is a component with plain JSON props, already rendered by the server. */
export const registry = {
  'lead-form': async () => (await import('#site/lead-form/lead-form.tsx')).LeadForm,
  'package-builder': async () =>
    (await import('#site/package-builder/package-builder.tsx')).PackageBuilder,
} as const

export type IslandName = keyof typeof registry
