/**
 * Replaces the build tool's preload helper (vite.config.ts): loads the files that a dynamic import
 * needs together with it. `files` are paths from the root of the site.
 */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${file}`
    document.head.append(link)
  }
  return load()
}
