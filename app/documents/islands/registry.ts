/**
 * The components that hydrate in the browser. Their props are plain JSON, and the server has
 * rendered them with the same props. A load gives undefined where it failed and a listener of
 * `vite:preloadError` cancelled the event.
 */
export const registry = {
  'lead-form': () =>
    import('#documents/site/parts/lead-form/lead-form.tsx').then((module?) => module?.LeadForm),
  'package-builder': () =>
    import('#documents/site/parts/package-builder/package-builder.tsx').then(
      (module?) => module?.PackageBuilder,
    ),
} as const

export type IslandName = keyof typeof registry
