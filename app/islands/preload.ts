/**
 * Replaces the build tool's preload helper (vite.config.ts): loads the files that a dynamic import
 * needs together with it. `files` are paths from the root of the site. When the import fails, the
 * window gets a `vite:preloadError`; whoever cancels that takes over, and the import never ends.
 * Otherwise the error is thrown on.
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
  return load().catch((payload: unknown) => {
    const event = new Event('vite:preloadError', { cancelable: true })
    if (dispatchEvent(Object.assign(event, { payload }))) throw payload
    return new Promise<Module>(() => {})
  })
}
