/**
 * Replaces Vite's preload helper (vite.config.ts): loads a dynamic import together with the files
 * that it needs. `files` are paths from the root of the site. When the import fails,
 * `vite:preloadError` is dispatched on the window. A listener that cancels it handles the failure,
 * and the promise stays pending; otherwise the error is thrown.
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
